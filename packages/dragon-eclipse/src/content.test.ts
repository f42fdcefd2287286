import { LANGUAGES } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { cardText } from './cardtext.ts';
import { eclipseSet } from './content.ts';

describe('the built-in set', () => {
  it('compiles, and every card says in both languages what it does', () => {
    const silent = eclipseSet.defs.flatMap((def, i) =>
      LANGUAGES.filter((language) => {
        const text = cardText(eclipseSet, i, language);
        return !text || /undefined|NaN|\[object|\{\d/.test(text);
      }).map((language) => `${def.id} (${language})`),
    );
    expect(silent).toEqual([]);
  });
});
