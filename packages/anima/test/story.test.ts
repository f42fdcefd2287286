import {
  type EventOf,
  eventsOf,
  type MatchEvent,
  optionKey,
  type Sum,
  storyLines,
  totalOfSum,
} from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { events, shadowOfOmega } from '../src/index.ts';

/** What happens in matches that are answered with one option after another. */
function storyOf(...seeds: readonly string[]): EventOf<typeof events>[] {
  const told: MatchEvent[] = [];
  for (const seed of seeds) {
    const m = shadowOfOmega.create({ seed, seats: 3 });
    for (let i = 0; i < 400 && !m.outcome; i++) {
      const [{ options, seat, n }] = shadowOfOmega.pending(m);
      const option =
        options.find(({ verb }) => verb === 'explore' || verb === 'attack') ?? options[i % options.length];
      shadowOfOmega.choose(m, seat, { n, key: optionKey(option) }, (event) => told.push(event));
    }
  }
  return eventsOf(events, told);
}

const story = storyOf('told', 'sums', 'dice');

describe('the story of a match', () => {
  it('[AN-COMBAT-01] [AN-COMBAT-04] gives both sums of a combat, and they differ by the margin', () => {
    const margins: [margin: number, told: number][] = [];
    const note = (by: number, [own, other]: readonly [Sum, Sum]) =>
      margins.push([by, totalOfSum(own) - totalOfSum(other)]);
    for (const event of story) {
      if (event.type === 'beat-rival' || event.type === 'beat-creature' || event.type === 'beat-named')
        note(event.args[2], [event.args[3], event.args[4]]);
      if (
        event.type === 'lost-to-rival' ||
        event.type === 'lost-to-creature' ||
        event.type === 'lost-to-named'
      )
        note(-event.args[2], [event.args[3], event.args[4]]);
    }
    expect(margins.length).toBeGreaterThan(20);
    for (const [margin, told] of margins) expect(told).toBe(margin);
  });

  it('[AN-CHECK-01] gives the sum of a Speed Check', () => {
    const checks = story.flatMap((event) =>
      event.type === 'check-passed' || event.type === 'check-failed'
        ? [[event.args[1], totalOfSum(event.args[3])]]
        : [],
    );
    expect(checks.length).toBeGreaterThan(0);
    for (const [sum, told] of checks) expect(told).toBe(sum);
  });

  it('[AN-EXPL-04] gives the exploration die with what changes it, from 1 to 6', () => {
    const dice = story.flatMap((event) => (event.type === 'found' ? [totalOfSum(event.args[3])] : []));
    expect(dice.length).toBeGreaterThan(10);
    expect(Math.min(...dice)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...dice)).toBeLessThanOrEqual(6);
  });

  it('tells a fight that nobody answers in one line', () => {
    const types = storyLines(shadowOfOmega.lineRoles, story).map(({ said }) => said[0].type);
    expect(types).not.toContain('fight-creature');
    expect(types).not.toContain('dice');
  });

  it('[AN-TURN-04] tells a roll for the order apart from one that a card demands, and names the card', () => {
    const rolls = story.flatMap(({ type, args }) =>
      type === 'rolled-high' || type === 'rolled-low' ? [args[2]] : [],
    );
    expect(rolls.length).toBeGreaterThan(3);
    for (const cause of rolls) expect(cause).not.toBe(-1);
    expect(story.some(({ type }) => type === 'order-rolled')).toBe(true);
  });

  it('[AN-DISC-01] names the card that has another one discarded', () => {
    const causes = story.flatMap(({ type, args }) => (type === 'discarded-for' ? [args[2]] : []));
    expect(causes.length).toBeGreaterThan(3);
    for (const cause of causes) expect(cause).not.toBe(-1);
  });

  it('[AN-REW-01] [AN-ADV-03] tells draws and recruits in the line of their cause', () => {
    const lines = storyLines(shadowOfOmega.lineRoles, story).slice(1);
    const causes = lines.flatMap(({ said }) =>
      said.some(({ type }) => type === 'drew') ? [said[0].type] : [],
    );
    expect(causes).toContain('claimed');
    expect(causes).not.toContain('drew');
    expect(story.some(({ type }) => type === 'hand-full')).toBe(true);
  });
});
