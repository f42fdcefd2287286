import type { PageEntry } from '../page-entry.ts';

/** What the page knows of this game before it is loaded. */
export const entry: PageEntry = {
  id: 'shadow-of-omega',
  names: {
    en: {
      title: 'Shadow of Omega',
      description:
        'Two to five rivals gather parties, travel, explore, fight and complete missions before the world ends.',
    },
    fr: {
      title: 'Shadow of Omega',
      description:
        'De deux à cinq rivaux forment des groupes, voyagent, explorent, se battent et accomplissent des missions avant la fin du monde.',
    },
  },
  cover: {
    sky: ['var(--dusk)', 'var(--ember)'],
    figures: [
      { icon: 'evil-tower', left: 58, bottom: 12, height: 66, tone: 'far' },
      { icon: 'pine-tree', left: 76, bottom: 7, height: 34, tone: 'middle' },
      { icon: 'pine-tree', left: 84, bottom: 3, height: 46, tone: 'middle' },
      { icon: 'pine-tree', left: -3, bottom: 4, height: 50, tone: 'middle' },
      { icon: 'hooded-figure', left: 8, bottom: 3, height: 36, tone: 'near' },
      { icon: 'swordwoman', left: 25, bottom: 3, height: 36, tone: 'near' },
      { icon: 'archer', left: 43, bottom: 2, height: 33, tone: 'near' },
    ],
  },
  loadSkin: async () => (await import('./index.ts')).skin,
  guides: [{ id: 'first', loadGuide: async () => (await import('@tabard/anima')).guide }],
};
