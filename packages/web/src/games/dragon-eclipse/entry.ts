import type { PageEntry } from '../page-entry.ts';

/** What the page knows of this game before it is loaded. */
export const entry: PageEntry = {
  id: 'dragon-eclipse',
  names: {
    en: {
      title: 'Dragon Eclipse',
      description:
        'A story to live through, Runs to dare and single combats, alone, together or against each other: fight or tame Mystlings with cards in slots, on an arena of hexagons.',
    },
    fr: {
      title: 'Dragon Eclipse',
      description:
        'Une histoire à vivre, des Périples à tenter et des combats, seul, à deux ou l’un contre l’autre : affrontez ou apprivoisez des Mystlings, cartes en main, sur une arène d’hexagones.',
    },
  },
  cover: {
    sky: ['var(--tide)', 'var(--moss)'],
    figures: [
      { icon: 'spiked-dragon-head', left: 55, bottom: 14, height: 64, tone: 'far' },
      { icon: 'pine-tree', left: 86, bottom: 3, height: 40, tone: 'middle' },
      { icon: 'pine-tree', left: -2, bottom: 5, height: 46, tone: 'middle' },
      { icon: 'rock-golem', left: 39, bottom: 3, height: 38, tone: 'near' },
      { icon: 'hooded-figure', left: 10, bottom: 3, height: 36, tone: 'near' },
      { icon: 'salamander', left: 24, bottom: 2, height: 24, tone: 'near' },
    ],
  },
  loadSkin: async () => (await import('./index.ts')).skin,
  guides: [
    { id: 'combat', loadGuide: async () => (await import('@tabard/dragon-eclipse')).guide },
    {
      id: 'run',
      names: { en: 'Guided first Run', fr: 'Premier Périple guidé' },
      loadGuide: async () => (await import('@tabard/dragon-eclipse')).runGuide,
    },
  ],
  daily: { en: 'Run of the day', fr: 'Périple du jour' },
  pages: [
    {
      path: '/decks/:mystling?',
      href: '/decks',
      icon: 'card-pick',
      names: { en: 'Decks', fr: 'Paquets' },
      load: () => import('./decks/decks-page.tsx'),
    },
    {
      path: '/sheets',
      href: '/sheets',
      icon: 'scroll-unfurled',
      names: { en: 'Save Sheets', fr: 'Feuilles de sauvegarde' },
      load: () => import('./sheets/sheets-page.tsx'),
    },
    {
      path: '/runs',
      href: '/runs',
      icon: 'treasure-map',
      names: { en: 'Runs', fr: 'Périples' },
      load: () => import('./runs/runs-page.tsx'),
    },
  ],
};
