import type { EclipseEvent } from '@tabard/dragon-eclipse';

/** What a page of the Journal says, in its order: a text, an option that was taken, something that came of it. */
export type PageLine =
  | { readonly kind: 'text'; readonly text: number; readonly place: number }
  | { readonly kind: 'taken'; readonly option: number; readonly place: number }
  | { readonly kind: 'news'; readonly event: EclipseEvent; readonly place: number };

/** A page of the Journal: a Script, an event that came, or what is told between them. */
export interface JournalPage {
  /** The Script, or -1. */
  readonly script: number;
  /** The event of the map that came, or -1. */
  readonly secret: number;
  /** The Scenario it belongs to, or -1 between two. */
  readonly scenario: number;
  /** Where in the whole story it begins, and where the next one does. */
  readonly from: number;
  readonly end: number;
  readonly lines: readonly PageLine[];
}

/** What is told on a page beside the story itself. */
export const NEWS: readonly EclipseEvent['type'][] = [
  'decided',
  'silver-gained',
  'silver-lost',
  'essence-gained',
  'essence-lost',
  'item-gained',
  'item-lost',
  'equipment-gained',
  'equipment-lost',
  'secret-gained',
  'secret-lost',
  'status-gained',
  'suffered',
  'recovered',
  'recovered-nothing',
  'grew-tired',
  'rested',
  'power-stored',
  'joined',
  'left',
  'tier-added',
  'quest-fulfilled',
  'grew',
  'time-passed',
  'test-ended',
  'world-changed',
  'booster-opened',
  'card-unlocked',
];

interface Draft {
  script: number;
  secret: number;
  scenario: number;
  from: number;
  end: number;
  lines: PageLine[];
}

/** The pages of a story that is known from place `from` on; events in the order in which they happened. */
export function pagesOf(events: readonly EclipseEvent[], from = 0): JournalPage[] {
  const pages: Draft[] = [];
  let scenario = -1;
  let decided: readonly PageLine[] = [];
  events.forEach((event, i) => {
    const place = from + i;
    if (event.type === 'scenario-began') [scenario] = event.args;
    if (event.type === 'scenario-ended') scenario = -1;
    const line = lineOf(event, place);
    const opened = openedBy(event);
    if (opened || (line && !pages.length)) {
      const begun: Draft = {
        script: -1,
        secret: -1,
        ...opened,
        scenario,
        from: place,
        end: place + 1,
        lines: [],
      };
      // What came before anything was told stands on the first page.
      if (pages.length === 1 && !isTold(pages[0])) begun.lines.push(...(pages.pop()?.lines ?? []));
      pages.push(begun);
    }
    if (!line) return;
    const page = pages[pages.length - 1];
    // What the Decision token decided is told with what came of it.
    if (event.type === 'decided') {
      decided = [line];
      return;
    }
    page.lines.push(...decided, line);
    decided = [];
    page.end = place + 1;
  });
  return pages.filter(({ lines }) => lines.length > 0);
}

function isTold({ lines }: Pick<JournalPage, 'lines'>): boolean {
  return lines.some(({ kind }) => kind === 'text');
}

/** What begins a new page. */
function openedBy(event: EclipseEvent): Partial<Draft> | undefined {
  switch (event.type) {
    case 'script-read':
      return { script: event.args[0] };
    case 'event-came':
      return { secret: event.args[0] };
    case 'scenario-began':
    case 'scenario-ended':
      return {};
    default:
      return undefined;
  }
}

function lineOf(event: EclipseEvent, place: number): PageLine | undefined {
  if (event.type === 'told') return { kind: 'text', text: event.args[0], place };
  if (event.type === 'option-taken') return { kind: 'taken', option: event.args[0], place };
  return NEWS.includes(event.type) ? { kind: 'news', event, place } : undefined;
}

/** The pages with something to read that was told, or came of a choice, from this place of the story on. */
export function freshPages(pages: readonly JournalPage[], since: number): readonly JournalPage[] {
  return pages.filter(({ from, lines }) => {
    const fresh = lines.filter(({ place }) => place >= since).map(({ kind }) => kind);
    const isNew = from >= since || fresh.includes('taken');
    return fresh.includes('text') || (isNew && fresh.includes('news'));
  });
}
