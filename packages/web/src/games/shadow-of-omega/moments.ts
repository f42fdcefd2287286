import type { OmegaEvent } from '@tabard/anima';
import { type EntityRef, eventText, type Seat, type Sum } from '@tabard/engine';
import { seatRef } from '../../table/kit/board-context.ts';
import type { MomentSide, ShownMoment } from '../../table/kit/moments.tsx';
import type { OmegaBoard } from './omega-board.ts';

/** A moment, and the party that was hit in it, or -1. */
export interface OmegaMoment extends ShownMoment {
  readonly hit: Seat | -1;
}

/** `begins` a moment of its own, or `goes-on` with the one before it; what has only begun is shown by the table. */
interface Part {
  readonly is: 'begins' | 'goes-on' | 'has-begun';
  readonly tone?: ShownMoment['tone'];
  /** A peak of the match, with its picture: everybody is to see it. */
  readonly peak?: string;
}

const PARTS: Readonly<Partial<Record<OmegaEvent['type'], Part>>> = {
  met: { is: 'has-begun' },
  attacked: { is: 'has-begun' },
  'fight-rival': { is: 'has-begun' },
  'fight-creature': { is: 'has-begun' },
  'fight-named': { is: 'has-begun' },
  dice: { is: 'goes-on' },
  'own-die-changed': { is: 'goes-on' },
  'die-changed': { is: 'goes-on' },
  'foe-die-changed': { is: 'goes-on' },
  'beat-rival': { is: 'goes-on' },
  'beat-creature': { is: 'goes-on', tone: 'gain' },
  'beat-named': { is: 'goes-on', tone: 'gain' },
  'tied-rival': { is: 'goes-on' },
  'lost-to-rival': { is: 'goes-on', tone: 'harm' },
  'lost-to-creature': { is: 'goes-on', tone: 'harm' },
  'lost-to-named': { is: 'goes-on', tone: 'harm' },
  explored: { is: 'begins' },
  found: { is: 'goes-on' },
  'too-high': { is: 'goes-on' },
  rolled: { is: 'begins' },
  'rolled-high': { is: 'begins' },
  'rolled-low': { is: 'begins' },
  avoided: { is: 'goes-on', tone: 'gain' },
  'check-passed': { is: 'goes-on', tone: 'gain' },
  'check-failed': { is: 'goes-on', tone: 'harm' },
  'finished-mission': { is: 'begins', tone: 'gain', peak: 'laurels' },
  'mission-failed': { is: 'begins', tone: 'harm' },
  'final-revealed': { is: 'begins', peak: 'tied-scroll' },
  crisis: { is: 'begins', tone: 'harm', peak: 'sands-of-time' },
  eliminated: { is: 'begins', tone: 'harm', peak: 'tombstone' },
  died: { is: 'goes-on', tone: 'harm', peak: 'tombstone' },
  'new-party': { is: 'goes-on', tone: 'harm' },
  stole: { is: 'goes-on' },
  'lost-turn': { is: 'goes-on' },
  'trap-sprung': { is: 'begins', tone: 'harm', peak: 'wolf-trap' },
  incident: { is: 'begins', peak: 'tornado' },
  'artifact-taken': { is: 'goes-on' },
  escaped: { is: 'begins', tone: 'gain' },
  'rolled-on': { is: 'goes-on' },
};

interface Draft {
  dice: readonly number[];
  sides: readonly MomentSide[];
  events: OmegaEvent[];
  tone: ShownMoment['tone'];
  hit: Seat | -1;
  peak: string | undefined;
}

type Telling = Pick<OmegaBoard, 'game' | 'say' | 'events' | 'own' | 'words' | 'nameOf' | 'reader'>;

/** The events of one update, gathered to moments. */
export function momentsOf(board: Telling): OmegaMoment[] {
  const drafts: Draft[] = [];
  for (const event of board.events) {
    const part = PARTS[event.type];
    if (!part) continue;
    const last = drafts.at(-1);
    const goesOn = last && (part.is === 'goes-on' || isSameMeeting(last, event));
    const draft: Draft = goesOn ? last : { ...NOTHING, events: [] };
    if (!goesOn) drafts.push(draft);
    add(board, draft, event, part);
  }
  return drafts.filter(isSettled).map((draft) => momentOf(board, draft));
}

const NOTHING: Omit<Draft, 'events'> = { dice: [], sides: [], tone: 'plain', hit: -1, peak: undefined };

function momentOf(board: Telling, { dice, sides, events, tone, hit, peak }: Draft): OmegaMoment {
  return {
    dice,
    sides,
    sentences: sentencesOf(board, events),
    tone,
    hit,
    peak,
    stays: peak !== undefined || events.some((event) => isOwn(board, event)),
  };
}

/** What is said under the sums: how it ended and what came of it. Where there are none, all of it. */
function sentencesOf(board: Telling, events: readonly OmegaEvent[]): string[] {
  const { game, say } = board;
  const end = events.findLastIndex((event) => resultOf(board, event) !== undefined);
  if (end < 0) return events.map((event) => say(eventText(game, event)));
  const after = events.slice(end + 1).map((event) => say(eventText(game, event)));
  return [resultOf(board, events[end]) ?? '', ...after];
}

/** How a contest ended, in a few words: its sums stand above. */
function resultOf({ words }: Telling, event: OmegaEvent): string | undefined {
  switch (event.type) {
    case 'beat-rival':
    case 'beat-creature':
    case 'beat-named':
      return words('wins-by', seatRef(event.args[0]), event.args[2]);
    case 'lost-to-rival':
    case 'lost-to-creature':
    case 'lost-to-named':
      return words('loses-by', seatRef(event.args[0]), event.args[2]);
    case 'tied-rival':
      return words('draw');
    case 'check-passed':
      return words('passes', seatRef(event.args[0]), event.args[2]);
    case 'check-failed':
      return words('fails', seatRef(event.args[0]), event.args[2]);
  }
  return undefined;
}

/** Whether the reader takes part in it: it stays until it was seen. */
function isOwn({ own }: Telling, event: OmegaEvent): boolean {
  switch (event.type) {
    case 'beat-rival':
    case 'lost-to-rival':
    case 'tied-rival':
      return event.args[0] === own || event.args[1] === own;
    case 'beat-creature':
    case 'beat-named':
    case 'lost-to-creature':
    case 'lost-to-named':
    case 'check-passed':
    case 'check-failed':
    case 'died':
    case 'eliminated':
      return event.args[0] === own;
  }
  return false;
}

/** Both sides of a combat, or the one that is tried. */
function sidesIn(board: Telling, event: OmegaEvent): readonly MomentSide[] | undefined {
  const { nameOf, reader } = board;
  const side = (who: EntityRef, sum: Sum): MomentSide => ({
    name: who.kind === 'seat' ? reader.seats[who.id] : nameOf(who),
    sum,
  });
  switch (event.type) {
    case 'beat-rival':
    case 'lost-to-rival':
    case 'tied-rival':
      return [side(seatRef(event.args[0]), event.args[3]), side(seatRef(event.args[1]), event.args[4])];
    case 'beat-creature':
    case 'lost-to-creature': {
      const [seat, creature, , own, other] = event.args;
      const def = creature === -1 ? -1 : creature.def;
      return [side(seatRef(seat), own), side({ kind: 'def', id: def }, other)];
    }
    case 'beat-named':
    case 'lost-to-named':
      return [
        side(seatRef(event.args[0]), event.args[3]),
        side({ kind: 'name', id: event.args[1] }, event.args[4]),
      ];
    case 'check-passed':
    case 'check-failed':
      return [side(seatRef(event.args[0]), event.args[3])];
    case 'found':
      return event.args[3].length > 1 ? [side(seatRef(event.args[0]), event.args[3])] : undefined;
  }
  return undefined;
}

function isSettled({ events }: Draft): boolean {
  const last = events.at(-1);
  return !last || PARTS[last.type]?.is !== 'has-begun';
}

/** A fight with what was just met, or with whom was just attacked. */
function isSameMeeting({ events }: Draft, { type }: OmegaEvent): boolean {
  const before = events.at(-1)?.type;
  return (type === 'fight-creature' && before === 'met') || (type === 'fight-rival' && before === 'attacked');
}

function add(board: Telling, draft: Draft, event: OmegaEvent, { tone, peak }: Part): void {
  // The dice are shown as dice, and where they were found what was said of them before.
  if (event.type === 'found') draft.events = [];
  if (event.type !== 'dice') draft.events.push(event);
  draft.dice = diceOf(event) ?? draft.dice;
  draft.sides = sidesIn(board, event) ?? draft.sides;
  draft.peak = peak ?? draft.peak;
  draft.tone = tone ?? draft.tone;
  draft.hit = hitBy(event) ?? draft.hit;
}

function diceOf(event: OmegaEvent): readonly number[] | undefined {
  switch (event.type) {
    case 'dice':
      return [event.args[1], event.args[2]];
    case 'explored':
      return [event.args[2]];
    case 'rolled':
    case 'rolled-high':
    case 'rolled-low':
      return [event.args[1]];
  }
  return undefined;
}

function hitBy(event: OmegaEvent): Seat | undefined {
  switch (event.type) {
    case 'lost-to-rival':
    case 'lost-to-creature':
    case 'lost-to-named':
    case 'died':
      return event.args[0];
    case 'beat-rival':
      return event.args[1];
  }
  return undefined;
}
