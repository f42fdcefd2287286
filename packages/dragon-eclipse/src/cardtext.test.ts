import type { Language } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { cardText } from './cardtext.ts';
import { compileContent } from './compile/set.ts';
import { eclipseFiles } from './content.ts';
import { KEYWORDS } from './words/keywords.ts';

const NAME = { en: 'Sample', fr: 'Exemple' };
const PICTURE = { icon: 'fox', colours: ['light', 'lamp'] };

/** The text of a card that is added to the built-in set. */
function textOf(file: string, card: object, language: Language): string {
  const data = [{ id: 'sample', name: NAME, picture: PICTURE, ...card }];
  const set = compileContent([...eclipseFiles, { name: file, data }]);
  return cardText(set, set.byId.get('sample') ?? -1, language);
}

const neutral = (card: object, language: Language) => textOf('neutral', { set: 'S', ...card }, language);
const arena = (card: object, language: Language) => textOf('arenas', { number: 99, ...card }, language);

describe('the text of an Action card', () => {
  it.each([
    [{ each: 'mystlings', range: 1 }, 'Deal 2 to each other Mystling in range 1, allies too.'],
    [{ each: 'opponents', range: 'any' }, 'Deal 2 to each opponent at any range.'],
    [{ who: 'you' }, 'Deal 2 to yourself.'],
  ])('names the targets before the range: %j', (aim, text) => {
    expect(neutral({ active: { deal: 2, ...aim } }, 'en')).toBe(text);
  });

  it('Blinks onto a kind of space without a number where any range will do', () => {
    const active = [
      { blink: 'any', to: 'token' },
      { blink: 2, to: 'token' },
    ];
    expect(neutral({ active }, 'en')).toBe('Blink onto one of your tokens. Blink 2 onto one of your tokens.');
    expect(neutral({ active }, 'fr')).toBe('Saut sur un de vos jetons. Saut 2 sur un de vos jetons.');
  });

  it.each([
    [{ count: 'tokens' }, 'for each of your tokens in the Arena', 'pour chacun de vos jetons dans l’Arène'],
    [
      { count: 'tokens-near-foe', per: 3, range: 2 },
      'for every 3 of your tokens within range 2 of the opponent',
      'par tranche de 3 de vos jetons à portée 2 de l’adversaire',
    ],
    [
      { count: 'discard', per: 2 },
      'for every 2 cards in your discard pile',
      'par tranche de 2 cartes dans votre défausse',
    ],
  ])('counts %j', (amount, en, fr) => {
    expect(neutral({ active: { heal: amount } }, 'en')).toBe(`Heal 1 ${en}.`);
    expect(neutral({ active: { heal: amount } }, 'fr')).toBe(`Soin 1 ${fr}.`);
  });

  it('says how often before what', () => {
    const active = { repeat: 2, do: { deal: 4, range: 2 } };
    expect(neutral({ active }, 'en')).toBe('Twice: deal 4 in range 2.');
    expect(neutral({ active }, 'fr')).toBe('Deux fois\u00a0: infligez 4 à portée 2.');
  });

  it('says once where its passive holds, and joins plain changes under the same condition', () => {
    const passive = {
      while: [{ defense: 1 }, { drain: 1 }, { willpower: 2 }, { strength: 1, if: { near: 1 } }],
      when: [{ on: { draw: 'you' }, do: { heal: 1 }, once: true }],
    };
    expect(neutral({ passive }, 'en')).toBe(
      'While on top of the discard pile: +1 Defense and +2 Willpower. Your Attacks Drain. ' +
        '+1 Strength if the opponent is within range 1. Once a turn, when you draw a card, Heal 1.',
    );
    expect(neutral({ passive }, 'fr')).toBe(
      'Au sommet de la défausse\u00a0: +1 Défense et +2 Volonté. Vos Attaques ont Drain. ' +
        '+1 Force si l’adversaire est à portée 1. Une fois par tour, lorsque vous piochez une carte, Soin 1.',
    );
  });

  it.each([
    [
      { 'at-least': 5, of: { count: 'power' } },
      'If you have 5 or more Power',
      'Si vous avez au moins 5 Pouvoir',
    ],
    [
      { 'at-most': 8, of: { count: 'foe-health' } },
      'If the opponent has at most 8 Health left',
      'S’il reste au plus 8 points de Santé à l’adversaire',
    ],
    [
      { 'at-most': 0, of: { count: 'struck' } },
      'If you dealt no damage this turn',
      'Si vous n’avez infligé aucun dégât ce tour',
    ],
    [
      { 'at-most': 0, of: { count: 'moved' } },
      'If you did not move this turn',
      'Si vous n’avez pas bougé ce tour',
    ],
    [
      { 'at-most': 1, of: { count: 'foe-tokens-near', range: 2 } },
      'If there is at most 1 opposing token within range 2 of you',
      'S’il y a au plus 1 jeton adverse à portée 2 de vous',
    ],
    [
      { both: { near: 1 }, and: { has: 'slow', who: 'foe' } },
      'If the opponent is within range 1 and the opponent has Slow',
      'Si l’adversaire est à portée 1 et que l’adversaire est Ralenti',
    ],
  ])('tells a state as a clause: %j', (condition, en, fr) => {
    const active = { if: condition, then: { afflict: 'burn', count: 2, range: 1 } };
    expect(neutral({ active }, 'en')).toBe(`${en}, give 2 Burn in range 1.`);
    expect(neutral({ active }, 'fr')).toBe(`${fr}, donnez 2 Brûlures à portée 1.`);
  });
});

describe('the text of a Taming card', () => {
  const enemy = {
    'special-slot': 3,
    deck: [2, 2, 2],
    major: 'A',
    attacks: ['attack', 'attack', 'attack'],
    special: { name: NAME, effect: 'attack' },
  };
  const step = (condition: object, language: Language) => {
    const taming = [
      { name: NAME, ...condition },
      { name: NAME, on: 'special' },
    ];
    const token = { name: { en: 'Quake', fr: 'Séisme' }, plural: { en: 'Quakes', fr: 'Séismes' } };
    const card = { divider: 'firple', tier: 1, element: 'earth', stats: { health: 9 }, token, enemy, taming };
    const lines = textOf('wild', card, language).split('\n');
    return lines.at(-2)?.replace(/^.*(Sample:|Exemple\u00a0:) /, '');
  };

  it.each([
    [
      { on: { enter: 'you', place: 'foe-token' }, count: 2 },
      'You enter one of the Enemy’s Quakes (2 times).',
      'Vous entrez sur un des jetons Séisme de l’Ennemi (2 fois).',
    ],
    [{ on: { 'gain-token': 'foe' } }, 'The Enemy gains a Quake.', 'L’Ennemi gagne un jeton Séisme.'],
    [
      { on: { attack: 'you', least: 1 }, if: { near: 1 } },
      'You attack and deal at least 1 damage while the Enemy is within range 1.',
      'Vous attaquez en infligeant au moins 1 dégât alors que l’Ennemi est à portée 1.',
    ],
    [
      { on: { attack: 'foe', blocked: true } },
      'The Enemy attacks and deals no damage.',
      'L’Ennemi attaque sans infliger de dégât.',
    ],
    [
      { on: { hurt: 'you', by: 'attack', least: 4 } },
      'You suffer 4 or more damage from an Attack.',
      'Vous subissez au moins 4 dégâts d’une Attaque.',
    ],
    [{ on: { move: 'you', least: 3 } }, 'You move 3 or more spaces.', 'Vous bougez d’au moins 3 cases.'],
    [
      { on: { heal: 'foe', least: 2 }, count: 2 },
      'The Enemy heals 2 or more damage (2 times).',
      'L’Ennemi se soigne d’au moins 2 dégâts (2 fois).',
    ],
    [
      { on: { miss: 'foe' } },
      'The Enemy attacks and nobody is in range.',
      'L’Ennemi attaque et personne n’est à portée.',
    ],
    [
      { on: 'special', if: { far: 2 } },
      'The Enemy performs its Special Ability while it is not within range 2.',
      'L’Ennemi effectue sa Capacité spéciale alors qu’il n’est pas à portée 2.',
    ],
    [
      { on: 'end-turn', if: { on: 'marker-2' } },
      'You end a turn while you are on a space with the Umbrella icon.',
      'Vous terminez un tour alors que vous êtes sur une case à l’icône Ombrelle.',
    ],
    [
      { reach: { 'at-most': 4, of: { count: 'foe-health' } } },
      'The Enemy has at most 4 Health left.',
      'Il reste au plus 4 points de Santé à l’Ennemi.',
    ],
  ])('tells %j', (condition, en, fr) => {
    expect(step(condition, 'en')).toBe(en);
    expect(step(condition, 'fr')).toBe(fr);
  });
});

describe('the text of an Enemy sheet', () => {
  const golomo = (language: Language) => {
    const set = compileContent(eclipseFiles);
    return cardText(set, set.byId.get('golomo') ?? -1, language).split('\n');
  };

  it('speaks of the Enemy as "it", of its own tokens as its own, and to the player who tames it', () => {
    expect(golomo('en')).toContain('Symbol 1: It Rushes, then attacks, then places 1 Quake in range 1.');
    expect(golomo('en')).toContain('Passive: +1 Defense for each of its Quakes within range 1 of it.');
    expect(golomo('en')).toContain(
      'Taming 1: Dance on the cracks: You enter one of the Enemy’s Quakes (3 times).',
    );
    expect(golomo('fr')).toContain(
      'Symbole 1\u00a0: Il Charge, puis attaque, puis place 1 jeton Séisme à portée 1.',
    );
  });

  it('names the Enemy after what an opponent does', () => {
    const set = compileContent(eclipseFiles);
    const lines = cardText(set, set.byId.get('elkthorn') ?? -1, 'en').split('\n');
    expect(lines).toContain('Passive: When an opponent attacks, the Enemy deals 1 in range 1.');
  });

  it('speaks to a player of the tokens on the player’s own side', () => {
    expect(golomo('en')).toContain(
      'Rockslide (7 Power): Place 1 Quake in range 3. Deal 2 at any range for each of your Quakes within range 2 of the opponent.',
    );
  });
});

describe('French names', () => {
  it('name one thing each', () => {
    const { defs, bonuses } = compileContent(eclipseFiles);
    const named = [
      ...defs.flatMap((def) => ('token' in def ? [def.names, def.token.names] : [def.names])),
      ...bonuses.map(({ names }) => names),
      ...Object.values(KEYWORDS).map(({ words }) => ({ en: words.en[0], fr: words.fr[0] })),
    ];
    const shared = named.filter(({ en, fr }) => named.some((other) => other.fr === fr && other.en !== en));
    expect(shared).toEqual([]);
  });
});

describe('the text of an Arena card', () => {
  const side = {
    terrain: [
      { id: 'sample-fire', name: NAME, player: { wound: 1 }, enemy: { wound: 1 }, health: 1 },
      { id: 'sample-grass', name: NAME },
    ],
    setup: { terrain: 'sample-fire', on: 'marker-1' },
    rules: {
      while: [{ swiftness: 1 }],
      when: [
        { on: { 'begin-turn': 'any' }, if: { on: 'terrain' }, do: { heal: 1 } },
        { on: { bonus: 'special', who: 'player' }, do: { gain: 'power' } },
      ],
    },
  };

  it('says whose rules they are, what entering does to all, and nothing of Terrain that does nothing', () => {
    expect(arena(side, 'en').split('\n')).toEqual([
      'Setup: Place 1 Sample on every space with the Leaf icon.',
      'Sample: It can be attacked and is removed at 1 damage. A Mystling that moves onto it or is placed on it suffers 1 damage.',
      'Every Mystling has +1 Swiftness.',
      'When a Mystling begins a turn, if it is on Terrain, it Heals 1.',
      'When you use your Special Ability, gain 1 Power.',
    ]);
  });

  it('sets one narrow space before a French semicolon', () => {
    expect(arena(side, 'fr')).toContain('On peut l’attaquer\u202f; disparaît à 1 dégât.');
  });

  it('heads the PvP side with its name', () => {
    const card = { pvp: { name: { en: 'Ice', fr: 'Glace' }, rules: { while: [{ swiftness: -1 }] } } };
    expect(arena(card, 'en').split('\n')).toEqual([
      'No special rules.',
      'PvP side, Ice:',
      'Every Mystling has −1 Swiftness.',
    ]);
  });
});
