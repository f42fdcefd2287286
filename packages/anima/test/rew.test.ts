import { describe, expect, it } from 'vitest';
import { contentFor } from '../src/content.ts';
import { type AreaDef, OMEGA_EDITIONS } from '../src/defs.ts';

const areasOf = (edition: (typeof OMEGA_EDITIONS)[number]) =>
  contentFor(edition, ['omega']).defs.filter((def): def is AreaDef => def.type === 'area');

describe('the Areas of first', () => {
  it('[AN-DISC-04] are fourteen', () => {
    expect(areasOf('first')).toHaveLength(14);
  });

  it.each(areasOf('first').map((area) => [area.names.en, area] as const))(
    '[AN-REW-02] %s has exactly three rewards',
    (_name, area) => {
      expect(area.rewards).toHaveLength(3);
    },
  );
});

describe.each(OMEGA_EDITIONS)('the rewards of %s', (edition) => {
  const rewards = areasOf(edition).flatMap((area) => area.rewards);

  it('[AN-REW-03] are of four kinds, and each kind is offered somewhere', () => {
    const kinds = new Set(rewards.map((reward) => reward.kind));
    expect(kinds).toEqual(new Set(['advantage', 'recruit', 'mission', 'special']));
  });

  it.each(['americh', 'the-tower-at-the-end'])('[AN-REW-10] %s has a special one', (id) => {
    const area = areasOf(edition).find((one) => one.id === id);
    expect(area?.rewards.some((reward) => reward.kind === 'special')).toBe(true);
  });
});
