/** Campaigns of the built-in story by players of five tastes: Combats are drawn by lot or fought by the greedy bot. */
import { answerOf, makeBot } from '@tabard/bots';
import type { Game } from '@tabard/engine';
import { eclipseSet } from '../src/content.ts';
import { dragonEclipse } from '../src/index.ts';
import { type Fighter, type Played, playCampaign } from '../src/tale/check/play/campaign.ts';
import type { Taste } from '../src/tale/check/play/players.ts';

const greedyBot = makeBot('greedy');

export const greedyFighter: Fighter = (m, decision, rng) =>
  answerOf(greedyBot, dragonEclipse as unknown as Game, m, decision, rng).key;

export type Fighting = 'drawn' | 'real';

export function playBuiltIn(
  taste: Taste,
  seed: string,
  fighting: Fighting,
  begun: { readonly seats?: number; readonly sheet?: string } = {},
): Played {
  const fighter = fighting === 'real' ? greedyFighter : undefined;
  return playCampaign({ content: eclipseSet, taste, seed, ...begun, fighterOf: () => fighter });
}
