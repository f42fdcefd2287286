import type { PageEntry } from '../page-entry.ts';

/** What the page knows of this game before it is loaded. */
export const entry: PageEntry = {
  id: 'twilight-of-the-gods',
  names: {
    en: {
      title: 'Twilight of the Gods',
      description:
        'The last days of Gaïa: the parties of Shadow of Omega with Arcane Characters, Artifacts, Incidents and Traps, for two to four, or five with both sets.',
    },
    fr: {
      title: 'Twilight of the Gods',
      description:
        'Les derniers jours de Gaïa : les groupes de Shadow of Omega, avec Personnages arcaniques, Artefacts, Incidents et Pièges, de deux à quatre, ou cinq avec les deux jeux.',
    },
  },
  cover: {
    sky: ['var(--ember)', 'var(--walnut)'],
    figures: [
      { icon: 'heaven-gate', left: 52, bottom: 10, height: 70, tone: 'far' },
      { icon: 'angel-wings', left: 22, bottom: 46, height: 30, tone: 'far' },
      { icon: 'graveyard', left: 80, bottom: 3, height: 34, tone: 'middle' },
      { icon: 'burning-tree', left: -3, bottom: 4, height: 52, tone: 'middle' },
      { icon: 'cloaked-figure-on-horseback', left: 12, bottom: 3, height: 40, tone: 'near' },
      { icon: 'hooded-figure', left: 36, bottom: 3, height: 33, tone: 'near' },
      { icon: 'pikeman', left: 48, bottom: 2, height: 36, tone: 'near' },
    ],
  },
  loadSkin: async () => (await import('./index.ts')).skin,
};
