import { readFileSync } from 'node:fs';
import { shadowOfOmega } from '@tabard/anima';
import { LANGUAGES } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { factsOf } from './card-facts.ts';
import { hints } from './hints.ts';
import { KEYWORDS } from './keywords.ts';
import { lettersOf } from './letters.ts';
import { words } from './words.ts';

const ledger = readFileSync(new URL('../../../../../rules/anima.yaml', import.meta.url), 'utf8');

describe('the words of the table', () => {
  it('are there in every language', () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en));
    expect(Object.keys(hints.fr)).toEqual(Object.keys(hints.en));
  });

  it('hint only at what the game asks', () => {
    const asked = Object.keys(hints.en).filter((kind) => !(`ask.${kind}` in shadowOfOmega.phrases.en));
    expect(asked).toEqual([]);
  });

  it('explain keywords by rules that exist', () => {
    const unknown = Object.values(KEYWORDS).filter(({ rule }) => !ledger.includes(`- id: ${rule}\n`));
    expect(unknown).toEqual([]);
  });
});

describe('the facts of a card', () => {
  it('are told of every card in every language', () => {
    const { content } = shadowOfOmega;
    for (const language of LANGUAGES)
      content.defs.forEach((_, def) => {
        expect(factsOf(shadowOfOmega as never, content, def, language).length).toBeGreaterThan(0);
      });
  });
});

describe('pawns', () => {
  it.each([
    [
      ['You', 'Maren', 'Old Bram'],
      ['Y', 'M', 'O'],
    ],
    [
      ['Mia', 'Max', 'M'],
      ['M', 'A', '3'],
    ],
    [
      ['Émile', '???'],
      ['É', '2'],
    ],
  ])('%j have the letters %j', (names, letters) => {
    expect(lettersOf(names)).toEqual(letters);
  });
});
