/** A log of one line for each thing that happened: which events share a line, and which of them are said. */
import type { MatchEvent } from './events.ts';

/**
 * How an event is told. `opens`: it has only begun. `closes`: it says all of such a line right after, so what opened that
 * is no longer said. `follows`: it comes of what was told before, in the same line. `unsaid`: another event says it.
 * Every other has a line of its own.
 */
export type LineRole = 'opens' | 'follows' | 'unsaid' | { readonly closes: readonly string[] };
export type LineRoles = Readonly<Partial<Record<string, LineRole>>>;

/** A line of the log. */
export interface StoryLine {
  /** The place in the story of the first event that belongs to it. */
  readonly first: number;
  /** What is said, sentence by sentence, cause first. */
  readonly said: readonly MatchEvent[];
}

interface OpenLine extends StoryLine {
  said: MatchEvent[];
  /** It begins with an event that another one may still close. */
  isOpen: boolean;
}

/** The lines of a part of a story that begins at this place. */
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
