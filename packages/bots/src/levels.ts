import type { Game, Knowledge, Weight } from '@tabard/engine';
import type { SeeingBot } from './bot.ts';
import { type BudgetSource, makeThinker } from './thinker/index.ts';
import type { ThinkingPlan } from './thinker/plan.ts';

export const LEVELS = ['novice', 'adventurer', 'veteran', 'master'] as const;
export type LevelId = (typeof LEVELS)[number];

/** A clock in milliseconds, for bots with a time budget. */
export type Clock = () => number;

/** A playing strength: how long the bot thinks, and what it overlooks. No level errs on purpose. */
export interface Level {
  /** The time for a decision where there is a clock. */
  readonly ms: number;
  /** The iterations where there is none; with a clock, twice as many are the cap. */
  readonly iterations: number;
  readonly plan: Partial<ThinkingPlan>;
}

/** Human mistakes: interruptions come as a surprise, and what rivals are after is forgotten. */
const SURPRISED = { firstLooks: 1, overlooksInterruptions: true, forgetsPlans: true };

export const LEVEL: Readonly<Record<LevelId, Level>> = {
  /** Takes what looks good now. */
  novice: { ms: 10, iterations: 60, plan: { ...SURPRISED, horizon: 0, mostDecisions: 4 } },
  /** Plans the next steps of this turn, and weighs two ways to go on at each. */
  adventurer: {
    ms: 20,
    iterations: 40,
    plan: { ...SURPRISED, horizon: 1, mostDecisions: 15, compared: 2 },
  },
  /** Plans this turn and some of the next. */
  veteran: { ms: 50, iterations: 60, plan: { ...SURPRISED, mostDecisions: 25 } },
  /** Thinks long, and forgets nothing. */
  master: { ms: 800, iterations: 1200, plan: {} },
};

export const TEMPERS = ['bold', 'cautious', 'spiteful', 'hoarding'] as const;
export type Temper = (typeof TEMPERS)[number];

/** The factors by which a temper changes weights: by kind of feature, and for rivals. */
const BENT: Readonly<Record<Temper, { goods?: number; danger?: number; rivals?: number }>> = {
  bold: { danger: 0.7 },
  cautious: { danger: 1.4 },
  spiteful: { rivals: 1.4 },
  hoarding: { goods: 1.4 },
};

/** A named bot to play against. */
export interface Persona {
  readonly id: string;
  readonly level: LevelId;
  readonly temper: Temper;
  readonly name: string;
  /** The name of an icon. */
  readonly face: string;
}

const USUAL_TEMPER: Readonly<Record<LevelId, Temper>> = {
  novice: 'hoarding',
  adventurer: 'bold',
  veteran: 'cautious',
  master: 'spiteful',
};

const FACES: Readonly<Record<LevelId, Readonly<Record<Temper, readonly [name: string, face: string]>>>> = {
  novice: {
    bold: ['Pip', 'goblin-head'],
    cautious: ['Wren', 'woman-elf-face'],
    spiteful: ['Nettle', 'kenku-head'],
    hoarding: ['Tolly', 'farmer'],
  },
  adventurer: {
    bold: ['Bram', 'viking-head'],
    cautious: ['Maren', 'robin-hood-hat'],
    spiteful: ['Rook', 'bandit'],
    hoarding: ['Hale', 'miner'],
  },
  veteran: {
    bold: ['Tamsin', 'barbarian'],
    cautious: ['Ysolde', 'elf-helmet'],
    spiteful: ['Corvin', 'pirate-captain'],
    hoarding: ['Orla', 'dwarf-face'],
  },
  master: {
    bold: ['Sable', 'black-knight-helm'],
    cautious: ['Perrin', 'monk-face'],
    spiteful: ['Vesper', 'witch-face'],
    hoarding: ['Aldous', 'wizard-face'],
  },
};

/** All personas by id: `veteran` with the level's usual temper, and `veteran-bold`. */
export const personas: ReadonlyMap<string, Persona> = new Map(
  LEVELS.flatMap((level) => [
    personaWith(level, USUAL_TEMPER[level], level),
    ...TEMPERS.map((temper) => personaWith(level, temper, `${level}-${temper}`)),
  ]).map((persona) => [persona.id, persona]),
);

function personaWith(level: LevelId, temper: Temper, id: string): Persona {
  const [name, face] = FACES[level][temper];
  return { id, level, temper, name, face };
}

/** The persona of a level for a seat: neighbours differ in temper. */
export function personaAt(level: LevelId, seat: number): Persona {
  const first = TEMPERS.indexOf(USUAL_TEMPER[level]);
  const temper = TEMPERS[(first + seat) % TEMPERS.length];
  return personaWith(level, temper, `${level}-${temper}`);
}

export function makePersona({ id, level, temper }: Persona, clock?: Clock): SeeingBot {
  const { ms, iterations, plan } = LEVEL[level];
  const budget = clock ? within(clock, ms, ENOUGH * iterations) : () => ({ iterations });
  return makeThinker(budget, { ...plan, knowledgeOf: (game) => knowledgeIn(game, temper) }, id);
}

const ENOUGH = 2;

/** Budgets in milliseconds, with a cap on iterations. */
export function within(clock: Clock, ms: number, iterations?: number): BudgetSource {
  return () => {
    const end = clock() + ms;
    return { iterations, left: () => (end - clock()) / ms };
  };
}

const knownBent = new WeakMap<Knowledge, Map<Temper, Knowledge>>();

/** The weights of a game's features for this temper, cached. */
function knowledgeIn({ judgement: { knowledge } }: Game, temper: Temper): Knowledge {
  const known = knownBent.get(knowledge) ?? new Map<Temper, Knowledge>();
  knownBent.set(knowledge, known);
  const own = known.get(temper) ?? bent(knowledge, temper);
  known.set(temper, own);
  return own;
}

function bent(knowledge: Knowledge, temper: Temper): Knowledge {
  const { goods = 1, danger = 1, rivals = 1 } = BENT[temper];
  const factors = { goods, danger, duty: 1 };
  const weigh = (weight: Weight): Weight => ({
    ...weight,
    worth: weight.worth * (weight.kind ? factors[weight.kind] : 1),
  });
  return {
    ...knowledge,
    features: Object.fromEntries(
      Object.entries(knowledge.features).map(([name, weight]) => [name, weigh(weight)]),
    ),
    rivals: { best: knowledge.rivals.best * rivals, mean: knowledge.rivals.mean * rivals },
  };
}
