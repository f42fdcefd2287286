/** Groups events into the lines of the log, and decides which of them are shown. */
import type { MatchEvent } from './events.ts';

/**
 * How an event is shown. `opens`: it has only begun. `closes`: it replaces an opening event right before it.
 * `follows`: it continues the line before. `unsaid`: it is not shown, because another event says the same.
 * Every other event has its own line.
 */
export type LineRole = 'opens' | 'follows' | 'unsaid' | { readonly closes: readonly string[] };
export type LineRoles = Readonly<Partial<Record<string, LineRole>>>;

/** A line of the log. */
export interface StoryLine {
  /** The index of its first event. */
  readonly first: number;
  /** The events shown, cause first. */
  readonly said: readonly MatchEvent[];
}

interface OpenLine extends StoryLine {
  said: MatchEvent[];
  /** It begins with an event that another one may still close. */
  isOpen: boolean;
}

/** The lines for a range of events that begins at this index. */
export function storyLines(
  lineRoles: LineRoles,
  events: readonly MatchEvent[],
  from = 0,
): readonly StoryLine[] {
  const lines: OpenLine[] = [];
  events.forEach((event, at) => {
    addEvent(lines, lineRoles[event.type], event, from + at);
  });
  return lines;
}

function addEvent(lines: OpenLine[], role: LineRole | undefined, event: MatchEvent, place: number): void {
  const last = lines.at(-1);
  if (role === 'unsaid') return;
  if (role === 'follows' && last) last.said.push(event);
  else if (last && isClosing(role, last)) {
    last.said[0] = event;
    last.isOpen = false;
  } else lines.push({ first: place, said: [event], isOpen: role === 'opens' });
}

function isClosing(role: LineRole | undefined, { isOpen, said: [opener] }: OpenLine): boolean {
  return isOpen && typeof role === 'object' && role.closes.includes(opener.type);
}
