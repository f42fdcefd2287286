import { expect, it } from 'vitest';
import { compareTurns, toldOf } from '../test/truth.ts';

it('the forecast of the Enemy is exact over 5,000 turns wherever it says so', () => {
  const figures = compareTurns('prove', 5000);
  console.log(toldOf(figures));
  expect(figures.rightWhenCertain).toBe(figures.certain);
}, 3_600_000);
