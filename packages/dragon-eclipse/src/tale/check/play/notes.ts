/** What is noted of a campaign while a bot plays it: what it used, how its Combats went, what each Scenario gave. */
import type { EclipseContent } from '../../../defs.ts';
import type { Match } from '../../../state.ts';
import type { GOODS } from '../../defs.ts';
import { hasRead, hasTale, type InTale, storyOf } from '../../facts.ts';
import type { Tale } from '../../state.ts';

type Gains = Record<(typeof GOODS)[number], number>;

/** A story Combat that was fought: its number, its Scenario, and what came of it. */
interface Fought {
  readonly call: number;
  readonly scenario: number;
  readonly result: string;
}

/** Where a Scenario begins: the Save Sheet, and what the players have by then. */
interface Start {
  readonly scenario: number;
  readonly sheet: string;
  readonly wealth: number;
}

export interface Notes {
  readonly content: EclipseContent;
  /** By id, as `idsOfStory` names them. */
  readonly used: Set<string>;
  readonly combats: Fought[];
  /** By Scenario, in the order in which they were played. */
  readonly gains: Gains[];
  readonly starts: Start[];
}

function nothing(): Gains {
  return { silver: 0, essence: 0, items: 0, equipment: 0 };
}

export function newNotes(content: EclipseContent, { tale }: Match): Notes {
  // A Save Sheet may begin in a Scenario.
  return { content, used: new Set(), combats: [], gains: tale?.scene ? [nothing()] : [], starts: [] };
}

/** Everything that makes a Scenario easier, one for one: money, cards, Mystlings. */
function wealthOf({ silver, essence, items, equipment, secrets, party, unlocked }: Tale): number {
  const held = [items, equipment, secrets, party, unlocked].reduce((sum, { length }) => sum + length, 0);
  return silver + essence + held;
}

export function noteStart({ starts }: Notes, { tale }: Match): void {
  if (!tale?.scene || starts.at(-1)?.scenario === tale.scene.scenario) return;
  starts.push({ scenario: tale.scene.scenario, sheet: tale.sheet, wealth: wealthOf(tale) });
}

/** The start with the least, of those of one Scenario. */
export function poorest(all: readonly Pick<Notes, 'starts'>[], scenario: number): Start | undefined {
  const starts = all.flatMap((played) => played.starts.filter((start) => start.scenario === scenario));
  return starts.sort((a, b) => a.wealth - b.wealth).at(0);
}

export function noteEnd({ used }: Notes, m: Match): void {
  if (!hasTale(m)) return;
  for (const [i, { id }] of storyOf(m).scripts.entries()) if (hasRead(m, i)) used.add(`script ${id}`);
  if (m.outcome) used.add(m.outcome.reason);
}

/** What an event shows to be used. */
const USES: Readonly<Record<string, (m: InTale, content: EclipseContent, about: number) => string>> = {
  'option-taken': (_m, { nodes }, node) => `option ${String(nodes[node].args.option)}`,
  told: (m, _content, text) => `text ${storyOf(m).texts[text]}`,
  'secret-gained': (m, _content, secret) => `secret ${storyOf(m).secrets[secret].id}`,
  'event-came': (m, _content, secret) => `secret ${storyOf(m).secrets[secret].id}`,
  'world-changed': (m, _content, card) => `world ${storyOf(m).world[card].id}`,
  'map-opened': (m, _content, map) => `map ${storyOf(m).locations[map].id}`,
  'quest-fulfilled': (_m, { defs }, mystling) => `quest ${defs[mystling].id}`,
};

const GAINED: Readonly<Record<string, (gains: Gains, amount: number) => void>> = {
  'silver-gained': (gains, amount) => {
    gains.silver += amount;
  },
  'essence-gained': (gains, amount) => {
    gains.essence += amount;
  },
  'item-gained': (gains) => {
    gains.items++;
  },
  'equipment-gained': (gains) => {
    gains.equipment++;
  },
};

export function noteEvent(notes: Notes, m: Match, type: string, about: number): void {
  if (!hasTale(m)) return;
  const use = USES[type];
  if (use) notes.used.add(use(m, notes.content, about));
  if (type === 'scenario-began') notes.gains.push(nothing());
  const gains = notes.gains.at(-1);
  if (gains) GAINED[type]?.(gains, about);
  if (type === 'script-read') noteCombat(notes, m);
}

/** A Script that follows from the Combat that was fought last says how it went. */
function noteCombat({ combats }: Notes, m: InTale): void {
  const { scene, script } = m.tale;
  const call = storyOf(m).combats[scene?.combat ?? -1];
  if (!scene?.result || !call || ![call.tame, call.win, call.lose].includes(script)) return;
  combats.push({ call: scene.combat, scenario: scene.scenario, result: scene.result });
}
