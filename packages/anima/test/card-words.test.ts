import { describe, expect, it } from 'vitest';
import { cardText } from '../src/cardtext.ts';
import { contentWith } from '../src/index.ts';

const content = contentWith('twilight', ['omega', 'twilight'], []);

function textOf(id: string, language: 'en' | 'fr'): string {
  return cardText(
    content,
    content.defs.findIndex((def) => def.id === id),
    language,
  );
}

describe('the conditions of a card', () => {
  it('follow each other in a row, and the last has the "otherwise"', () => {
    expect(textOf('poisoned-needle', 'en')).toContain(
      '; against a natural Creature, gain +4 Combat in this combat; otherwise, gain +1 Combat in this combat.',
    );
  });

  it('say once of the party what it has', () => {
    expect(textOf('the-masked-ball', 'en')).toContain('If your party has a woman and a man, make');
  });

  it('are joined in French with what is left to the player', () => {
    expect(textOf('solitary-warrior', 'fr')).toContain(
      'au plus 3 Personnages et si vous le voulez, recrutez',
    );
  });
});
