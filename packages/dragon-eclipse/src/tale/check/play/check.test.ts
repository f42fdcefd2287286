import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { changedMill } from '../../../../test/changed-mill.ts';
import { dragonEclipse } from '../../../index.ts';
import { checkStory } from '../check.ts';
import type { Fighter } from './campaign.ts';
import { checkByPlay } from './check.ts';

/** A few rounds: what the example has is used by then. */
const ROUNDS = 40;

/** For faults that are found before anything is fought out. */
const nobody: Fighter = () => {
  throw new Error('no Combat is fought out');
};
const quitter: Fighter = (_m, { options }) =>
  options.map(optionKey).find((key) => key === 'concede') ?? optionKey(options[0]);

/** What only play finds: reading finds nothing wrong with the same story. */
function foundAfter(
  fighter: Fighter,
  ...changes: readonly (readonly [from: string, to: string])[]
): string[] {
  const content = changedMill(...changes);
  expect(checkStory(content)).toEqual([]);
  return checkByPlay(content, fighter, ROUNDS).map(({ point, place, what }) => `${point} ${place}: ${what}`);
}

const IN_VAIN = '{status: shadow, any: 2}';

/** Whole campaigns are long on a busy machine. */
describe('the check of a story by play', { timeout: 300_000 }, () => {
  it('7: finds a campaign that never ends', () => {
    const round = `{choose: [{label: {en: Wait, fr: Attendre}, do: {go: A7}}]}`;
    const [first, ...others] = foundAfter(
      nobody,
      ['{silver: 1}, {go: A2}]', `{silver: 1}, ${round}]`],
      ['{fatigue: 1}, {go: A2}]', `{fatigue: 1}, {if: ${IN_VAIN}, then: {go: A2}, else: {go: A6}}]`],
    );
    expect(first).toMatch(
      /^7 A[67]: a campaign of the \w+ bot is not over after 20000 decisions; it read this last$/,
    );
    expect(others.every((one) => one.includes('is not over'))).toBe(true);
  });

  it('7: finds an option and a text that no bot comes to', () => {
    const option = `requires: ${IN_VAIN}, do: [{say: {en: A rainbow., fr: Un arc-en-ciel.}}, continue]`;
    expect(
      foundAfter(nobody, [
        '{label: {en: Leave it, fr: La laisser}, do: continue}',
        `{label: {en: Look up, fr: Lever les yeux}, ${option}}\n          - {label: {en: Leave it, fr: La laisser}, do: continue}`,
      ]),
    ).toEqual([
      '7 A3: no bot chooses the option “Look up” in 200 campaigns',
      '7 A3: no bot is told the text A3.4, “A rainbow.” in 200 campaigns',
    ]);
  });

  it('7: finds a Combat that is lost too often', () => {
    expect(foundAfter(quitter)).toContain(
      '7 Combat prowler-in-the-loft: from the poorest state seen the greedy bot wins or tames 0 of 13; expected half of them',
    );
  });

  it('7: asks for Combats to be won, whatever comes behind them', () => {
    const results = new Set<number>();
    const loser: Fighter = (m, decision, rng) => {
      const key = quitter(m, decision, rng);
      dragonEclipse.choose(m, decision.seat, { n: decision.n, key });
      if (m.outcome) results.add(m.outcome.winners.length);
      return key;
    };
    // Who loses the last Combat of this story ends the campaign, which nobody loses.
    expect(foundAfter(loser, ['{go: B4}', '{end-campaign: 2}'])).not.toEqual([]);
    expect([...results]).toEqual([0]);
  });

  it('7: finds what waits for later and is used before', () => {
    expect(foundAfter(nobody, ['later: []', 'later: [A6, A3.0]'])).toEqual([
      '7 A6: tale/check.yaml lists it as later, but a bot uses it',
      '7 A3.0: tale/check.yaml lists it as later, but a bot uses it',
    ]);
  });

  it('5: finds a Scenario that gives more or less than its budget', () => {
    expect(foundAfter(nobody, ['silver: [0, 6]', 'silver: [9, 12]'])).toEqual([
      expect.stringMatching(/^5 Scenario A: it gives \d\.\d Silver on average; expected 9 to 12$/),
      expect.stringMatching(/^5 Scenario B: it gives \d\.\d Silver on average; expected 9 to 12$/),
    ]);
  });
});
