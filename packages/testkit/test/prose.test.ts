import type { Language } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { brokenPattern } from '../src/broken-prose.ts';
import { readProse } from '../src/prose.ts';
import { duel } from './duel.ts';

const BROKEN: readonly [Language, string][] = [
  ['en', 'You loses 2 cards.'],
  ['en', 'You hold out; 0 more turns.'],
  ['en', 'All 1 options'],
  ['en', 'Bo meets Betrayal!.'],
  ['en', 'You take {2} from Bo.'],
  ['en', 'Bo draws undefined.'],
  ['en', 'Bo draws  a card.'],
  ['en', 'Bo enters the The Palace.'],
  ['en', 'Choose a idle Character.'],
  ['en', 'refuse.no-rival'],
  ['en', '3 card left'],
  ['fr', 'Bo rencontre le Acrobate.'],
  ['fr', 'La main de Anouk.'],
  ['fr', 'Bo entre à le Palais.'],
  ['fr', 'Bo regarde la main de vous.'],
  ['fr', 'Bo attaque vous.'],
  ['fr', 'Vous pioche une carte.'],
  ['fr', 'Gagnez 1 dégât.'],
  ['fr', 'Piochez 1 cartes.'],
  ['fr', 'Piochez 3 carte.'],
  ['fr', 'Le voulez-vous ?'],
  ['fr', 'Si il pleut, piochez.'],
  ['fr', "L'Ennemi attaque."],
];

const SOUND: readonly [Language, string][] = [
  ['en', 'You meet Betrayal! Bo loses 1 card, an Advantage; 2 more turns.'],
  ['en', '1 or more of your tokens are here.'],
  ['fr', 'La Sorcière d’Anouk est tournée\u202f; Bo vous attaque\u00a0: 1 carte, 2 cartes.'],
  ['fr', 'Menez-le au repos sur un des jetons de l’Ennemi.'],
];

describe('a line', () => {
  it.each(BROKEN)('in "%s" is broken: %s', (language, line) => {
    expect(brokenPattern(language, line)).toBeDefined();
  });

  it.each(SOUND)('in "%s" is sound: %s', (language, line) => {
    expect(brokenPattern(language, line)).toBeUndefined();
  });
});

describe('reading a game', () => {
  it('counts the lines of cards and matches, and names the place of a broken one', () => {
    const { lines, broken } = readProse(duel(), [{ seats: 2 }], 200);
    expect(lines).toBeGreaterThan(400);
    expect(broken.every((line) => /^\[\S+.*\] /.test(line))).toBe(true);
  });

  it('reports a French phrase about two seats without its third form', () => {
    const game = duel();
    const event = Object.keys(game.events).find((name) => game.events[name][0] === 'seat') ?? '';
    const { broken } = readProse(
      { ...game, events: { ...game.events, [event]: ['seat', 'seat'] } },
      [{ seats: 2 }],
      0,
    );
    expect(broken.filter((line) => line.includes('third form'))).toHaveLength(1);
  });
});
