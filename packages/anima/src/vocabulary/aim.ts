import { effectsWithin, nodeOf, type Seat } from '@tabard/engine';
import { advantageDef, encounterDef, omegaContent, SKILLS } from '../defs.ts';
import { fightOf, opponentIn } from '../rules/fight.ts';
import * as the from '../rules/handles.ts';
import { rivalsHere } from '../rules/strength.ts';
import type { Omega } from '../state.ts';

export const ANSWERED = [...SKILLS, 'plot', 'creature', 'event'] as const;

/** What is answered in an interruption: the icon of a card, or the type of an Encounter. */
export function answered(m: Omega): (typeof ANSWERED)[number] | undefined {
  const play = the.interrupted(m, the.playCard);
  if (play) return advantageDef(m, play.card).skill;
  const met = the.interrupted(m, the.encounter);
  return met && encounterDef(m, met.card).kind;
}

/** Whom a word may touch beside its player, by the argument that says so. */
const REACH: Readonly<Record<string, 'everybody' | 'whoever is there'>> = {
  any: 'everybody',
  anywhere: 'everybody',
  'with-cards': 'everybody',
  others: 'everybody',
  all: 'everybody',
  here: 'whoever is there',
  'others-here': 'whoever is there',
};

/**
 * Whether the card that is answered is aimed at this party: a Combat card of its opponent, an answer to what it did,
 * or a card that may touch it where it stands.
 */
export function isAimedAt(m: Omega, seat: Seat): boolean {
  const play = the.interrupted(m, the.playCard);
  if (!play || play.seat === seat) return false;
  if (play.kind === 'interruption') return play.rival === seat;
  const fight = play.kind === 'combat-card' ? fightOf(m, seat) : undefined;
  if (fight) return opponentIn(fight, seat) === play.seat;
  const { effect } = advantageDef(m, play.card);
  if (effect === undefined || play.kind === 'combat-card') return false;
  const isThere = rivalsHere(m, play.seat).includes(seat);
  return effectsWithin(omegaContent(m).nodes, effect)
    .flatMap((node) => reachesOf(m, node))
    .some((reach) => reach === 'everybody' || isThere);
}

const AIMED = ['target', 'choose-rival', 'each'];

function reachesOf(m: Omega, node: number): (typeof REACH)[string][] {
  const { word, args } = nodeOf(m, node);
  if (!AIMED.includes(word)) return [];
  const { whose, which }: { readonly whose?: string; readonly which?: string } = args;
  const reach = REACH[whose ?? which ?? ''];
  return reach === undefined ? [] : [reach];
}
