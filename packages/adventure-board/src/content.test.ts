import { LANGUAGES } from '@tabard/engine';
import { expect, it } from 'vitest';
import { cardText } from './cardtext.ts';
import { boardSet } from './content.ts';

it.each(LANGUAGES)('every card has a text in %s, without a word of the vocabulary left over', (language) => {
  for (let def = 0; def < boardSet.defs.length; def++) {
    const text = cardText(boardSet, def, language);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
    expect(text).not.toBe('');
  }
});
