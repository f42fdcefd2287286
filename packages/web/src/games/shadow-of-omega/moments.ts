import type { OmegaEvent } from '@tabard/anima';
import { eventText, type Seat } from '@tabard/engine';
import type { Moment } from '../../table/kit/moments.tsx';
import type { OmegaBoard } from './omega-board.ts';

/** A moment, and the party that was hit in it, or -1. */
export interface OmegaMoment extends Moment {
  readonly hit: Seat | -1;
}

/** `begins` a moment of its own, or `goes-on` with the one before it; what has only begun is shown by the table. */
interface Part {
  readonly is: 'begins' | 'goes-on' | 'has-begun';
  readonly tone?: Moment['tone'];
}

const PARTS: Readonly<Partial<Record<OmegaEvent['type'], Part>>> = {
  met: { is: 'has-begun' },
  attacked: { is: 'has-begun' },
  'fight-rival': { is: 'has-begun' },
  'fight-creature': { is: 'has-begun' },
  'fight-named': { is: 'has-begun' },
  dice: { is: 'goes-on' },
  'die-changed': { is: 'goes-on' },
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
  'check-passed': { is: 'goes-on', tone: 'gain' },
  'check-failed': { is: 'goes-on', tone: 'harm' },
  'finished-mission': { is: 'begins', tone: 'gain' },
  'mission-failed': { is: 'begins', tone: 'harm' },
  'final-revealed': { is: 'begins' },
  crisis: { is: 'begins', tone: 'harm' },
  died: { is: 'begins', tone: 'harm' },
  'new-party': { is: 'begins', tone: 'harm' },
  stole: { is: 'begins' },
};

interface Draft {
  dice: readonly number[];
  events: OmegaEvent[];
  tone: Moment['tone'];
  hit: Seat | -1;
}

/** The events of one update, gathered to moments. */
export function momentsOf({ game, say, events }: Pick<OmegaBoard, 'game' | 'say' | 'events'>): OmegaMoment[] {
  const drafts: Draft[] = [];
  for (const event of events) {
    const part = PARTS[event.type];
    if (!part) continue;
    const last = drafts.at(-1);
    const goesOn = last && (part.is === 'goes-on' || isSameMeeting(last, event));
    const draft: Draft = goesOn ? last : { dice: [], events: [], tone: 'plain', hit: -1 };
    if (!goesOn) drafts.push(draft);
    add(draft, event, part);
  }
  return drafts.filter(isSettled).map(({ dice, events: told, tone, hit }) => ({
    dice,
    sentences: told.map((event) => say(eventText(game, event))),
    tone,
    hit,
  }));
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

function add(draft: Draft, event: OmegaEvent, { tone }: Part): void {
  // The dice are shown as dice.
  if (event.type !== 'dice') draft.events.push(event);
  draft.dice = diceOf(event) ?? draft.dice;
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
