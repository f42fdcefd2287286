import type { ContentFile } from '@tabard/engine';

const picture = { icon: 'frog', colours: ['moss', 'dusk'] };
const card = (id: string, name: string) => ({ id, name: { en: name, fr: name }, picture });

/** A small set of its own, as a player's pack brings it: it stands for a third box. */
const thirdSet: readonly ContentFile[] = [
  { name: 'set', data: { name: { en: 'A Third Set', fr: 'Un troisième jeu' } } },
  {
    name: 'characters',
    data: [
      { ...card('toad-rider', 'Toad Rider'), combat: 3, speed: 3, gender: 'female', skills: ['ki'] },
      { ...card('newt', 'Newt'), combat: 5, speed: 4, gender: 'male', skills: ['magic'], arcane: true },
    ],
  },
  {
    name: 'areas',
    data: [
      {
        ...card('parliament', 'Parliament'),
        level: 2,
        explore: ['none', 'none', 1, 1, 1, 2],
        rewards: ['advantage', { mission: 'the-reeds' }],
      },
      {
        ...card('the-marsh', 'The Marsh'),
        level: 1,
        trade: true,
        explore: ['none', 1, 1, 1, 1, 1],
        rewards: ['recruit', { mission: 'the-reeds' }],
      },
    ],
  },
  {
    name: 'encounters',
    data: [{ ...card('mud-eel', 'Mud Eel'), kind: 'creature', level: 1, nature: 'natural', combat: 2 }],
  },
  {
    name: 'advantages',
    data: [
      {
        ...card('leap', 'Leap'),
        skill: 'ki',
        when: 'combat',
        effect: { bonus: 2, to: 'combat', until: 'combat' },
      },
    ],
  },
  {
    name: 'missions',
    data: [
      ...['one', 'two', 'three', 'four', 'five', 'six'].map((number) => ({
        ...card(`cut-the-reeds-${number}`, `Cut the Reeds ${number}`),
        kind: 'basic',
        at: 'the-reeds',
        trial: { check: 8 },
        reward: { bonus: 1, to: 'combat', until: 'game' },
      })),
      {
        ...card('the-third-dawn', 'The Third Dawn'),
        kind: 'final',
        'at-area': 'parliament',
        trial: { fight: 9, foe: 'the-eel-king' },
        crisis: { turns: 5, menace: 'the-eel-king', trial: { fight: 10, foe: 'the-eel-king' } },
      },
    ],
  },
  {
    name: 'names',
    data: {
      'the-reeds': { en: 'The Reeds', fr: 'Les Roseaux' },
      'the-eel-king': { en: 'The Eel King', fr: 'Le Roi des anguilles' },
    },
  },
];

export default thirdSet;
