import { InputError } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { dragonEclipse } from '../index.ts';
import { openSet } from '../open-content.ts';
import { sheetOf } from './board-facts.ts';
import { newSheet, readSheet, writeSheet } from './sheet.ts';

const FIRST = 'roguelite sheet 1\nmystlings: firple, prowler, young-alukah, young-iceling';
const NINE = `${FIRST}\nartifacts: ${[
  'blinking-stone',
  'emptying-book',
  'encased-crystals',
  'forgery',
  'gem-of-growth',
  'guiding-grass',
  'infused-bracelet',
  'reshuffling-tome',
  'smithereens',
].join(', ')}`;

function refusal(text: string): string {
  try {
    readSheet(openSet, text);
  } catch (problem) {
    if (problem instanceof InputError) return problem.message;
    throw problem;
  }
  return '';
}

describe('the Save Sheet', () => {
  it('[DE-RL-SHEET-07] is plain text that is read back as it was written', () => {
    const sheet = newSheet(openSet);
    sheet.boxes[0] = 3;
    sheet.mystlings.push(openSet.byId.get('golomo') ?? -1);
    sheet.boxes.push(1);
    sheet.artifacts = [3, 0];
    sheet.perks = [1, 0, 3, 0, 0, 2];
    sheet.maps = 2;
    const text = writeSheet(openSet, sheet);
    expect(text).toContain('mystlings: firple 3, prowler, young-alukah, young-iceling, golomo 1');
    expect(readSheet(openSet, text)).toEqual(sheet);
  });

  it('[DE-RL-SETUP-01] is made new once, from an empty text', () => {
    expect(writeSheet(openSet, readSheet(openSet, ' '))).toBe(FIRST);
    const m = dragonEclipse.create({ seed: 'sheet', seats: 1, options: { mode: 'roguelite' } });
    expect(sheetOf(m)).toBe(FIRST);
  });

  it.each([
    ['hello', 'first line: expected "roguelite sheet 1", found "hello"'],
    [`${FIRST}\nwealth: 3`, '"wealth": unknown section "wealth"'],
    [`${FIRST}, golomoo`, 'mystlings, "golomoo": unknown Mystling "golomoo"; did you mean "golomo"?'],
    [`${FIRST}, golomo 4`, 'mystlings, golomo: expected a number up to 3, found 4'],
    [`${FIRST}, firple`, 'mystlings, firple: it is written twice'],
    ['roguelite sheet 1\nmystlings: firple', 'mystlings: prowler is unlocked from the start'],
    [`${FIRST}\nartifacts: forgery, forgery`, 'artifacts, forgery: it is written twice'],
    [`${FIRST}\nartifacts: crown`, 'artifacts, "crown": unknown Artifact "crown"'],
    [`${FIRST}\nperks: power 4`, 'perks, power: expected a number up to 3, found 4'],
    [`${FIRST}\nperks: gold 1`, 'perks, "gold": unknown Starting Perk "gold"'],
    [`${FIRST}\nmaps: 9`, 'maps: expected how many maps are completed, up to 4, found "9"'],
    [`${FIRST}\nmaps: 1`, 'mystlings: a map is completed, and no Mystling has its third box'],
    [`${FIRST}, golomo 3`, 'maps: a Mystling has its third box, and no map is completed'],
    [`${FIRST}\nfree: taken`, 'free: no Mystling of choice is there without its Artifact Perk'],
    [`${NINE}\nfree: taken`, 'free: the Mystling of choice was taken, and only those of the start are there'],
    [
      `${FIRST}, ${'x'.repeat(900)}`,
      `mystlings, "${'x'.repeat(40)}": unknown Mystling "${'x'.repeat(40)}"; exp`,
    ],
    [`${FIRST}, golomo ${'9'.repeat(400)}`, 'mystlings: expected a name and a number, found "golomo 999'],
    [`${FIRST}, \u001b[31mred`, 'mystlings, "[31mred": unknown Mystling'],
    [`${FIRST}\nmaps: 0\nmaps: 0`, 'maps: this section is written twice'],
  ])('[DE-RL-SHEET-07] refuses what is impossible with its place and the reason: %j', (text, reason) => {
    expect(refusal(text)).toContain(`the Save Sheet cannot be used: ${reason}`);
  });
});

describe('the options of a Run', () => {
  const create = (options: Record<string, unknown>) => () =>
    dragonEclipse.create({ seed: 'options', seats: 1, options: { mode: 'roguelite', ...options } });
  const won = FIRST.replace('firple', 'firple 3').concat('\nmaps: 1');
  const dark = won.concat(
    '\nartifacts: forgery, spare-soul, smithereens, guiding-grass, gem-of-growth, blinking-stone',
  );

  it.each([
    ['[DE-RL-SHEET-06] a locked map', { map: 'broken-causeway' }, 'is locked'],
    ['an Arena for a map', { map: 'map-1' }, 'is an Arena; expected usual or ferry-road'],
    [
      '[DE-RL-APERK-06] Darkness without its perk',
      { darkness: true, sheet: won },
      'Darkness needs its Artifact Perk',
    ],
    [
      '[DE-RL-DARK-01] Darkness without a tier',
      { darkness: true, sheet: dark.replace('firple 3', 'firple').replace('\nmaps: 1', '') },
      'has no Darkness tier yet',
    ],
    [
      '[DE-RL-SHORT-02] Darkness with a shortcut',
      { darkness: true, sheet: dark, start: 'campsite-1' },
      'a Run with a shortcut cannot use Darkness',
    ],
    ['[DE-RL-SHORT-01] a shortcut without boxes', { start: 'campsite-2' }, 'too few Mystlings'],
  ])('refuse %s', (_what, options, reason) => {
    expect(create(options)).toThrow(reason);
  });

  it('refuse the map of a Run in a Combat', () => {
    expect(create({ mode: 'combat', map: 'ferry-road' })).toThrow(
      'the map "ferry-road" is one of Runs; expected usual or map-1',
    );
  });

  it('[DE-RL-DARK-02] take Darkness with all its tiers', () => {
    expect(create({ darkness: true, sheet: dark })().run?.darkness).toBe(1);
  });
});
