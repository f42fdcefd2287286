import type { BoardEvent } from '@tabard/adventure-board';
import { eventText, type Seat } from '@tabard/engine';
import type { ShownMoment } from '../../table/kit/moments.tsx';
import type { OrrenBoard } from './orren-board.ts';

/** `begins` a moment of its own, or `goes-on` with the one before it. */
interface Part {
  readonly is: 'begins' | 'goes-on';
  readonly tone?: ShownMoment['tone'];
  /** A peak of the match, with its picture: everybody is to see it. */
  readonly peak?: string;
  /** Whoever it happened to reads it in their own time. */
  readonly stays?: boolean;
}

const PARTS: Readonly<Partial<Record<BoardEvent['type'], Part>>> = {
  'first-chosen': { is: 'begins' },
  'event-drawn': { is: 'begins', stays: true },
  revealed: { is: 'begins' },
  dice: { is: 'begins' },
  hit: { is: 'goes-on' },
  'foe-hit': { is: 'goes-on' },
  missed: { is: 'goes-on' },
  'foe-missed': { is: 'goes-on' },
  beat: { is: 'goes-on', tone: 'gain', stays: true },
  'won-duel': { is: 'goes-on', tone: 'gain', stays: true },
  'nobody-fell': { is: 'goes-on', stays: true },
  'both-fell': { is: 'goes-on', tone: 'harm', stays: true },
  defeated: { is: 'goes-on', tone: 'harm', stays: true },
  'item-won': { is: 'goes-on' },
  'level-gained': { is: 'begins', tone: 'gain', peak: 'crown' },
  completed: { is: 'begins', tone: 'gain', peak: 'tied-scroll' },
  'trophy-won': { is: 'begins', tone: 'gain', peak: 'trophy' },
};

interface Draft {
  readonly events: BoardEvent[];
  dice: readonly number[];
  part: Omit<Part, 'is'>;
}

type Telling = Pick<OrrenBoard, 'game' | 'say' | 'events' | 'own'>;

/** The events of one update, gathered to moments. */
export function momentsOf({ game, say, events, own }: Telling): ShownMoment[] {
  const drafts: Draft[] = [];
  for (const event of events) {
    const part = PARTS[event.type];
    if (!part) continue;
    const last = part.is === 'goes-on' ? drafts.at(-1) : undefined;
    const draft: Draft = last ?? { events: [], dice: [], part: {} };
    if (!last) drafts.push(draft);
    draft.events.push(event);
    draft.part = { ...draft.part, ...part };
    if (event.type === 'dice') draft.dice = [event.args[1], event.args[2]];
  }
  return drafts.filter(isWorthShowing).map(({ events: told, dice, part }) => ({
    dice,
    sides: [],
    sentences: told.filter(({ type }) => type !== 'dice').map((event) => say(eventText(game, event))),
    tone: part.tone ?? 'plain',
    peak: part.peak,
    stays: part.peak !== undefined || (part.stays === true && told.some((event) => isOf(event, own))),
  }));
}

/** Dice that have only begun to decide something lie in the scene of the fight. */
function isWorthShowing({ events }: Draft): boolean {
  return events.some(({ type }) => type !== 'dice');
}

function isOf({ args: [first] }: BoardEvent, own: Seat | -1): boolean {
  return own >= 0 && first === own;
}
