import {
  type EclipseEvent,
  dragonEclipse as game,
  geometryOf,
  type InCombat,
  isInCombat,
  type Match,
  mapSide,
  situationOf,
} from '@tabard/dragon-eclipse';
import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { boxOf, planOf, wayOf } from '../../table/kit/hex-map.ts';
import { deckWords } from './decks/words.ts';
import { floatsOf } from './floats.ts';
import { hints } from './hints.ts';
import { setupWords } from './setup/words.ts';
import { stepsNow } from './steps.ts';
import { taleWords } from './tale/words.ts';
import { struckBy } from './use-blows.ts';
import { words, wordsIn } from './words.ts';

describe('the words of the table', () => {
  it('are there in every language', () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en));
    expect(Object.keys(hints.fr)).toEqual(Object.keys(hints.en));
    expect(Object.keys(deckWords.fr)).toEqual(Object.keys(deckWords.en));
    expect(Object.keys(taleWords.fr)).toEqual(Object.keys(taleWords.en));
    expect(Object.keys(setupWords.fr)).toEqual(Object.keys(setupWords.en));
  });

  it('hint only at what the game asks', () => {
    expect(Object.keys(hints.en).filter((kind) => !(`ask.${kind}` in game.phrases.en))).toEqual([]);
  });
});

/** A combat after its opening cards are kept. */
function begun(): InCombat {
  const m = game.create({ seed: 'table', seats: 1, options: {} });
  choose(m, 'keep-cards');
  if (!isInCombat(m)) throw new Error('no combat has begun');
  return m;
}

function choose(m: Match, verb: string): void {
  const option = game.pending(m)[0].options.find((one) => one.verb === verb);
  if (!option) throw new Error(`"${verb}" is not offered`);
  game.choose(m, 0, { n: m.n, key: optionKey(option) });
}

describe('the steps of the turn', () => {
  it('are open one after another', () => {
    const m = game.create({ seed: 'table', seats: 1, options: {} });
    expect(stepsNow(situationOf(m))).toEqual([]);
    choose(m, 'keep-cards');
    expect(stepsNow(situationOf(m))).toEqual(['bonus', 'card']);
    choose(m, 'play');
    expect(['card', 'again']).toContain(stepsNow(situationOf(m))[0]);
  });
});

describe('hexagons', () => {
  it('lie within the drawing, none on another', () => {
    const plan = planOf(geometryOf(3));
    const boxes = plan.hexes.map((_, space) => boxOf(plan, space));
    expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(37);
    for (const { left, top } of boxes) {
      expect(Number.parseFloat(left)).toBeGreaterThan(-0.001);
      expect(Number.parseFloat(top)).toBeGreaterThan(-0.001);
    }
  });
});

describe('a blow', () => {
  it('goes towards whom it was meant for, be it a fighter or something in a space', () => {
    const m = begun();
    const attacked = (target: number): EclipseEvent[] => [{ type: 'attacked', args: [0, target, 2, []] }];
    expect(struckBy(m, attacked(1), 0)).toBe(m.combat.fighters[1].space);
    expect(struckBy(m, attacked(107), 0)).toBe(7);
    expect(struckBy(m, attacked(1), 1)).toBe(-1);
  });

  it('is as long in every direction', () => {
    const plan = planOf(geometryOf(3));
    for (const to of [0, 3, 36]) expect(Math.hypot(...wayOf(plan, 18, to))).toBeCloseTo(100);
    expect(wayOf(plan, 18, 18)).toEqual([0, 0]);
  });
});

describe('numbers that rise', () => {
  it('stand over whom they are about, and none is nothing', () => {
    const m = begun();
    const [own] = mapSide(m).starts.slice(1);
    const floats = floatsOf(
      m,
      [
        { type: 'hurt', args: [0, 3, 0] },
        { type: 'hurt', args: [0, 0, 0] },
        { type: 'entered', args: [0, 4] },
        { type: 'summon-hurt', args: [9, 2] },
      ],
      wordsIn('en'),
    );
    expect(floats.map(({ space, text }) => [space, text])).toEqual([
      [own, '−3'],
      [9, '−2'],
    ]);
  });

  it('stand one above the other over the same space', () => {
    const hurt: EclipseEvent = { type: 'hurt', args: [0, 3, 0] };
    const floats = floatsOf(
      begun(),
      [hurt, { type: 'hurt', args: [1, 2, 0] }, hurt, hurt, hurt],
      wordsIn('en'),
    );
    expect(floats.map(({ row }) => row)).toEqual([0, 0, 1, 2, 0]);
  });
});
