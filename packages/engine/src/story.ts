/** A log of one line for each thing that happened: which events share a line, and which of them are said. */
import type { MatchEvent } from './events.ts';

/**
 * How an event is told. `opens`: it has only begun; what `closes` it right after says all of it instead. `follows`: it
 * comes of what was told before, in the same line. `unsaid`: another event says it. Every other has a line of its own.
 */
export type LineRole = 'opens' | 'closes' | 'follows' | 'unsaid';
export type LineRoles = Readonly<Partial<Record<string, LineRole>>>;

/** A line of the log. */
export interface StoryLine {
  /** The place in the story of the first event that belongs to it. */
  readonly first: number;
  /** The event it begins with, for whoever looks for it. */
  readonly type: string;
  /** What is said, sentence by sentence. */
  readonly said: readonly MatchEvent[];
}

interface OpenLine extends StoryLine {
  said: MatchEvent[];
  type: string;
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
  else if (role === 'closes' && last?.isOpen) Object.assign(last, { said: [event], type: event.type });
  else lines.push({ first: place, type: event.type, said: [event], isOpen: role === 'opens' });
  const line = lines[lines.length - 1];
  line.isOpen = role === 'opens';
}
