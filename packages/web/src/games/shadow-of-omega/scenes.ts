import {
  type CardInEvent,
  eventText,
  type Game,
  type MatchEvent,
  type Seat,
  type Text,
} from '@tabard/engine';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { BoardProps } from '../../table/board.ts';

/** Something that happened, shown for a moment: dice, what they meant, and to whom. */
export interface Scene {
  readonly id: string;
  readonly dice: readonly number[];
  readonly sentences: readonly string[];
  readonly tone: 'gain' | 'harm' | 'plain';
  /** The card it is about, by definition, or -1. */
  readonly def: number;
  /** The party that was hit, or -1. */
  readonly hit: Seat | -1;
}

interface Draft {
  dice: number[];
  events: MatchEvent[];
  tone: Scene['tone'];
  def: number;
  hit: Seat | -1;
}

/** What begins a scene of its own. */
const BEGINS =
  /^(met|fight-.*|explored|rolled|finished-mission|mission-failed|final-revealed|crisis|died|new-party|stole|attacked)$/;
/** What belongs to the scene before it. */
const GOES_ON = /^(dice|found|beat-.*|tied-.*|lost-to-.*|check-.*|too-high|die-changed)$/;
const GAIN = /^(beat-creature|beat-named|check-passed|finished-mission)$/;
const HARM = /^(lost-to-.*|check-failed|died|mission-failed|crisis|new-party)$/;

/** The events of one update, gathered to scenes. */
export function scenesOf(events: readonly MatchEvent[], say: (event: MatchEvent) => string): Scene[] {
  const drafts: Draft[] = [];
  for (const event of events) {
    const last = drafts.at(-1);
    if (last && (GOES_ON.test(event.type) || isSameMeeting(last, event))) add(last, event);
    else if (BEGINS.test(event.type) || GOES_ON.test(event.type)) drafts.push(add(emptyDraft(), event));
  }
  return drafts.filter(isSettled).map((draft, at) => ({
    id: `${at}`,
    dice: draft.dice,
    sentences: draft.events.map(say),
    tone: draft.tone,
    def: draft.def,
    hit: draft.hit,
  }));
}

/** What has only begun is shown by the table itself. */
function isSettled({ events }: Draft): boolean {
  return !/^(met|fight-.*|attacked)$/.test(events.at(-1)?.type ?? '');
}

function emptyDraft(): Draft {
  return { dice: [], events: [], tone: 'plain', def: -1, hit: -1 };
}

/** A fight with what was just met, or with whom was just attacked. */
function isSameMeeting({ events }: Draft, { type }: MatchEvent): boolean {
  const before = events.at(-1)?.type;
  return (type === 'fight-creature' && before === 'met') || (type === 'fight-rival' && before === 'attacked');
}

function add(draft: Draft, event: MatchEvent): Draft {
  const { type, args } = event;
  // The dice are shown as dice.
  if (type === 'dice') draft.dice = [args[1] as number, args[2] as number];
  else draft.events.push(event);
  if (type === 'explored') draft.dice = [args[2] as number];
  if (type === 'rolled') draft.dice = [args[1] as number];
  if (GAIN.test(type)) draft.tone = 'gain';
  if (HARM.test(type)) draft.tone = 'harm';
  const card = args.find((arg): arg is CardInEvent => typeof arg === 'object');
  if (card && card.def >= 0) draft.def = card.def;
  if (/^(lost-to-.*|died)$/.test(type)) draft.hit = args[0] as number;
  if (type === 'beat-rival') draft.hit = args[1] as number;
  return draft;
}

const SHOWN_MS = 2200;
const SHORT_MS = 1200;
const MOST = 3;

function eventSayer(game: Game, say: (text: Text) => string): (event: MatchEvent) => string {
  return (event) => say(eventText(game, event));
}

/** The scene to show now, and how to skip what is left. */
export function useScenes({ game, say, happenings }: BoardProps): [Scene | undefined, () => void] {
  const { pulse, events } = happenings;
  const queue = useRef<Scene[]>([]);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [seen, setSeen] = useState(pulse);
  if (seen !== pulse) {
    setSeen(pulse);
    const fresh = scenesOf(events, eventSayer(game, say)).slice(-MOST);
    if (fresh.length) queue.current = fresh.map((scene) => ({ ...scene, id: `${pulse}-${scene.id}` }));
  }
  const scene = queue.current.at(0);
  const id = scene?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(
      () => {
        queue.current.shift();
        redraw();
      },
      queue.current.length > 1 ? SHORT_MS : SHOWN_MS,
    );
    return () => clearTimeout(timer);
  }, [id]);
  const skip = () => {
    queue.current = [];
    redraw();
  };
  return [scene, skip];
}
