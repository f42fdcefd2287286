import type { PageEntry } from '../page-entry.ts';

/** What the page knows of this game before it is loaded. */
export const entry: PageEntry = {
  id: 'adventure-board',
  names: {
    en: {
      title: 'Wayfarers of Orren',
      description:
        'One to four heroes cross a land of nine regions whose lamps have gone out: quests, fights, loot, and valour to win.',
    },
    fr: {
      title: 'Wayfarers of Orren',
      description:
        'Un à quatre héros traversent un pays de neuf régions dont les lampes se sont éteintes : quêtes, combats, butin, et de la vaillance à gagner.',
    },
  },
  cover: {
    sky: ['var(--tide)', 'var(--dusk)'],
    figures: [
      { icon: 'mountains', left: 46, bottom: 14, height: 64, tone: 'far' },
      { icon: 'lighthouse', left: 80, bottom: 6, height: 52, tone: 'middle' },
      { icon: 'street-light', left: 8, bottom: 4, height: 56, tone: 'middle' },
      { icon: 'pine-tree', left: 64, bottom: 3, height: 40, tone: 'near' },
      { icon: 'swordman', left: 26, bottom: 3, height: 38, tone: 'near' },
      { icon: 'archer', left: 42, bottom: 3, height: 34, tone: 'near' },
    ],
  },
  loadSkin: async () => (await import('./index.ts')).skin,
  loadGuide: async () => (await import('@tabard/adventure-board')).guide,
};
