import { answerOf, botRng, makeBot } from '@tabard/bots';
import {
  type Decision,
  type Game,
  type Guide,
  guideStepFor,
  isAdvised,
  type MatchState,
  optionKey,
} from '@tabard/engine';
import { newAsking, passFor } from '@tabard/table';
import { describe, expect, it } from 'vitest';
import { pageEntries } from '../games/page-entries.ts';
import { loadGame } from '../games/registry.ts';

/** A guide is over after this many choices of all seats, or it is too long. */
const MOST = 400;

/** Plays a guided match as the page does: what the guide advises, else the first option; bots for the others. */
function playGuide(game: Game, guide: Guide): { readonly shown: number[]; readonly asked: number } {
  const { seed, seats, options } = guide;
  const m = game.create({ seed, seats, options });
  const [asking] = newAsking(seats);
  const shown: number[] = [];
  let asked = 0;
  for (let n = 0; n < MOST && !m.outcome && (shown.at(-1) ?? -1) < guide.steps.length - 1; n++) {
    const [decision] = game.pending(m);
    if (decision.seat !== 0) choose(game, m, decision, botKey(game, m, decision, `${seed} at ${n}`));
    else {
      const pass = passFor(decision, asking);
      const at = pass ? undefined : guideStepFor(guide, (shown.at(-1) ?? -1) + 1, decision);
      if (at !== undefined) shown.push(at);
      if (!pass) asked++;
      choose(
        game,
        m,
        decision,
        optionKey(pass ?? advised(decision, at === undefined ? undefined : guide.steps[at].choose)),
      );
    }
  }
  return { shown, asked };
}

function advised({ options }: Decision, choose: string | undefined) {
  return (
    options.find((option) => choose !== undefined && isAdvised(choose, option)) ??
    options.find(({ verb }) => verb !== 'concede') ??
    options[0]
  );
}

function botKey(game: Game, m: MatchState, decision: Decision, seed: string): string {
  return answerOf(makeBot('greedy'), game, m, decision, botRng(seed, decision.seat)).key;
}

function choose(game: Game, m: MatchState, { seat, n }: Decision, key: string): void {
  expect(game.choose(m, seat, { n, key })).toBeUndefined();
}

const guided = pageEntries.flatMap(({ id, guides = [] }) =>
  guides.map((guide) => [id, guide.id, guide] as const),
);

describe('guided first matches', () => {
  it('there are some', () => {
    expect(guided.map(([game, id]) => `${game} ${id}`)).toEqual(
      expect.arrayContaining([
        'shadow-of-omega first',
        'dragon-eclipse combat',
        'dragon-eclipse run',
        'adventure-board first',
      ]),
    );
  });

  it.each(guided)('%s, %s: every step comes up, in order and soon', async (id, _, entry) => {
    const [game, guide] = await Promise.all([loadGame(id), entry.loadGuide()]);
    if (!game) throw new Error(`there is no game ${id}`);
    const { shown, asked } = playGuide(game, guide);
    expect(shown).toEqual(guide.steps.map((_, at) => at));
    expect(asked).toBeLessThan(40);
  });
});
