/** What a page shows of a campaign: every fact that it would else have to work out by the rules. */
import {
  compute,
  type Def,
  type Language,
  type Picture,
  type Seat,
  type Sum,
  totalOfSum,
} from '@tabard/engine';
import { eclipseContent } from '../../defs.ts';
import type { Match } from '../../state.ts';
import type { Layer, LocationDef, Spot, TestRow } from '../defs.ts';
import {
  hasRead,
  type InTale,
  itemsInDeck,
  locationOf,
  mystlingAt,
  numberOf,
  partsHad,
  questOf,
  sceneOf,
  slotNames,
  slotNumber,
  spotsSeen,
  statsOf,
  storyOf,
} from '../facts.ts';
import { ABOUT_ALL } from '../handles.ts';
import { testParts } from '../rules/trial.ts';
import { HARD_MODES, NO_TIME } from '../state.ts';
import { storyText } from '../texts.ts';

// --- the Journal ---

/** The texts that lie open, by their numbers. */
export function toldNow(m: InTale): number[] {
  return m.tale.told.map((key) => numberOf(m, 'text', key));
}

/** What the picture of a page is made from. */
export interface ScriptPicture {
  readonly layers: readonly Layer[];
  readonly picture: Picture | undefined;
}

/** The picture of a Script, or of an event that came. */
export function scriptPicture(m: InTale, script: number, secret: number): ScriptPicture {
  const { scripts, secrets } = storyOf(m);
  return {
    layers: scripts[script]?.layers ?? [],
    picture: secret >= 0 ? secrets[secret]?.picture : scripts[script]?.picture,
  };
}

// --- the map ---

export interface SpotFact {
  readonly spot: Spot;
  readonly isLocked: boolean;
  readonly isRead: boolean;
}

export interface LocationFacts {
  readonly location: LocationDef;
  readonly spots: readonly SpotFact[];
  /** By slot its name and the token in it: 0, or A or B. */
  readonly slots: readonly { readonly name: string; readonly token: number }[];
  /** The length of the Time track, where the token stands on it (0 on the event), and its colour; none without time. */
  readonly time: { readonly length: number; readonly left: number; readonly isRed: boolean } | undefined;
}

/** The Location map that lies open. */
export function locationFacts(m: InTale): LocationFacts | undefined {
  const location = locationOf(m);
  if (!location) return undefined;
  const { slots, locks, time, isRed } = sceneOf(m);
  return {
    location,
    spots: spotsSeen(m).map((spot) => ({
      spot,
      isLocked: locks.includes(spot.script),
      isRead: hasRead(m, spot.script),
    })),
    slots: slotNames(m).flatMap((name, i) => (slotNumber(m, name) < 0 ? [] : [{ name, token: slots[i] }])),
    time: time === NO_TIME ? undefined : { length: location.time, left: time, isRed },
  };
}

// --- a Test ---

interface RowFact {
  readonly row: TestRow;
  readonly isNow: boolean;
  /** How likely one more card leads here, from 0 to 1; 0 where none may be revealed. */
  readonly chance: number;
}

export interface TestFacts {
  readonly test: number;
  readonly revealed: readonly number[];
  /** Card by card, and what modifiers added. */
  readonly parts: Sum;
  readonly misfortunes: number;
  readonly rows: readonly RowFact[];
  readonly modifiers: readonly {
    readonly isMet: boolean;
    readonly isUsed: boolean;
    readonly isAtEnd: boolean;
  }[];
}

/** DE-TEST-01: the table with the chances of the next card, from what everybody knows of the Item deck. */
export function testFacts(m: InTale): TestFacts | undefined {
  const trial = m.tale.scene?.trial;
  if (!trial) return undefined;
  const { tests, items } = storyOf(m);
  const { rows, modifiers } = tests[trial.test];
  const { revealed, used } = trial;
  const parts = testParts(m);
  const sum = totalOfSum(parts);
  const known = itemsInDeck(m, revealed);
  // DE-TEST-11: an empty deck is made anew from the discard pile.
  const deck = known.length ? known : m.tale.discarded;
  const leads = ({ from, to }: TestRow, value: number) => sum + value >= from && sum + value <= to;
  const isLast = leads(rows[rows.length - 1], 0);
  return {
    test: trial.test,
    revealed,
    parts,
    misfortunes: revealed.filter((item) => items[item].hasMisfortune).length,
    rows: rows.map((row) => ({
      row,
      isNow: revealed.length > 0 && leads(row, 0),
      chance: isLast
        ? 0
        : deck.filter((item) => leads(row, items[item].value)).length / Math.max(1, deck.length),
    })),
    modifiers: modifiers.map(({ gate, moment }, i) => ({
      isMet: !gate || compute(m, ABOUT_ALL, gate),
      isUsed: used.includes(i),
      isAtEnd: moment === 'end',
    })),
  };
}

// --- the Party ---

/** A Mystling of the Party: what it carries when it is in the tray, and its Quest. */
export interface CompanionFacts {
  readonly mystling: Def;
  readonly health: number;
  /** Undefined when it is not along. */
  readonly pocket:
    | { readonly seat: Seat; readonly damage: number; readonly power: number; readonly fatigue: number }
    | undefined;
  /** What its Quest asks for, where it has one. */
  readonly quest: string | undefined;
  readonly isExalted: boolean;
  readonly isGrowing: boolean;
}

export function companions(m: InTale, language: Language): CompanionFacts[] {
  const tray = m.tale.scene?.tray ?? [];
  const along = tray.map(({ mystling }) => mystling);
  const others = m.tale.party.filter((one) => !along.includes(one));
  return [...along, ...others].map((mystling) => {
    const at = along.indexOf(mystling);
    const quest = questOf(m, mystling);
    const { exalted, growing } = m.tale;
    return {
      mystling,
      health: statsOf(m, mystling).health,
      pocket: at < 0 ? undefined : { seat: m.seats === 2 ? at : 0, ...loadOf(tray[at]) },
      quest: quest && storyText(eclipseContent(m), quest.text, language),
      isExalted: exalted.includes(mystling),
      isGrowing: growing.includes(mystling),
    };
  });
}

function loadOf({ damage, power, fatigue }: { damage: number; power: number; fatigue: number }) {
  return { damage, power, fatigue };
}

/** The statuses that are marked, by number, with how many of their parts. */
export function statusesHad(m: InTale): { readonly status: number; readonly parts: number }[] {
  return m.tale.statuses.flatMap((mask, status) => (mask ? [{ status, parts: partsHad(m, status) }] : []));
}

/** What Essence tames a Mystling that roams: DE-WMAP-06. */
export function essenceToTame(m: Match, mystling: Def): number {
  return storyOf(m).tamingCost[mystlingAt(m, mystling).tier - 1];
}

// --- a Combat ---

/** DE-HARD-02: the hard modes, by number, and which are on. */
export function hardModes({ tale }: InTale): boolean[] {
  return HARD_MODES.map((mode) => tale[mode]);
}

export interface StakeFacts {
  /** The modifiers in force. */
  readonly texts: readonly string[];
  readonly isTameable: boolean;
}

/** What is at stake in the Combat that is fought. */
export function stakesOf(m: InTale, language: Language): StakeFacts {
  const call = storyOf(m).combats[m.tale.scene?.combat ?? -1];
  const inForce = (call?.modifiers ?? []).filter(({ gate }) => !gate || compute(m, ABOUT_ALL, gate));
  return {
    texts: inForce.map(({ text }) => storyText(eclipseContent(m), text, language)),
    isTameable: call?.isTameable ?? true,
  };
}
