/** One campaign played by a bot of some taste; its Combats are fought out or drawn by lot. */
import { type Decision, optionKey, type Rng, seedRng } from '@tabard/engine';
import type { EclipseContent } from '../../../defs.ts';
import { dragonEclipse } from '../../../index.ts';
import { tamingOf } from '../../../rules/facts.ts';
import { isInCombat, type Match } from '../../../state.ts';
import { storyOf } from '../../facts.ts';
import { type Notes, newNotes, noteEnd, noteEvent, noteStart } from './notes.ts';
import { any, chosenBy, type Player, type Taste } from './players.ts';

/** What answers a decision inside a Combat: a bot, given by a caller that has one. */
export type Fighter = (m: Match, decision: Decision, rng: Rng) => string;

export interface CampaignPlan {
  readonly content: EclipseContent;
  readonly taste: Taste;
  readonly seed: string;
  readonly seats?: number;
  /** A Save Sheet to begin with. */
  readonly sheet?: string;
  /** Who fights this story Combat out (-1: a Random Combat); without one it is drawn by lot. */
  fighterOf?(call: number): Fighter | undefined;
  /** Where to stop before the end. */
  readonly until?: 'end of Scenario';
}

export interface Played extends Notes {
  /** The ending; empty where it was left before, or was not over. */
  readonly ending: string;
  /** The Script read last, where the campaign did not come to an end. */
  readonly lostIn: string | undefined;
  readonly seats: number;
  readonly decisions: number;
}

const LOTS = ['win', 'win', 'tame', 'lose', 'concede'] as const;
const BEATEN = 999;
/** Many times what a campaign takes. */
export const MOST_DECISIONS = 20_000;

/** Ends the Combat that lies on the table by lot, through its own rules. */
function drawLot(m: Match, decision: Decision, rng: Rng): string {
  if (!isInCombat(m)) throw new Error('no Combat lies on the table');
  const lot = any(rng, LOTS);
  if (decision.kind !== 'act') return optionKey(decision.options[0]);
  if (lot === 'concede') return 'concede';
  if (lot === 'tame' && tamingOf(m).length) m.combat.tamed = tamingOf(m).length;
  else m.combat.fighters[lot === 'lose' ? decision.seat : m.seats].damage = BEATEN;
  return optionKey(decision.options[0]);
}

function answer({ fighterOf }: CampaignPlan, player: Player, m: Match, decision: Decision): string {
  if (!m.combat) return optionKey(chosenBy(player, m, decision));
  const fight = fighterOf?.(m.tale?.scene?.combat ?? -1) ?? drawLot;
  return fight(m, decision, player.rng);
}

export function playCampaign(plan: CampaignPlan): Played {
  const { content, taste, seed, seats = 1, sheet = '' } = plan;
  const options = { mode: 'campaign', ...(sheet && { sheet }) };
  const m = dragonEclipse.create({ seed, seats, content: content.hash, options });
  const player: Player = { taste, rng: seedRng(`${taste} ${seed}`), taken: new Map() };
  const notes = newNotes(content, m);
  let decisions = 0;
  noteStart(notes, m);
  for (; !isOver(plan, notes, m) && decisions < MOST_DECISIONS; decisions++) {
    const [decision] = dragonEclipse.pending(m);
    const key = answer(plan, player, m, decision);
    const refusal = dragonEclipse.choose(m, decision.seat, { n: decision.n, key }, ({ type, args }) =>
      noteEvent(notes, m, type, Number(args[0])),
    );
    if (refusal) throw new Error(`${taste} ${seed}: ${key} is refused by ${refusal.rule}`);
    noteStart(notes, m);
  }
  noteEnd(notes, m);
  const lostIn = isOver(plan, notes, m) ? undefined : storyOf(m).scripts[m.tale?.script ?? -1]?.id;
  return { ...notes, ending: m.outcome?.reason ?? '', lostIn, seats, decisions };
}

function isOver({ until }: CampaignPlan, { starts }: Notes, { outcome, tale }: Match): boolean {
  if (outcome) return true;
  return until !== undefined && starts.length > 0 && tale?.scene?.scenario !== starts[0].scenario;
}
