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
      { icon: 'elven-castle', left: 56, bottom: 12, height: 66, tone: 'far' },
      { icon: 'pine-tree', left: 84, bottom: 3, height: 48, tone: 'middle' },
      { icon: 'pine-tree', left: 77, bottom: 7, height: 32, tone: 'middle' },
      { icon: 'pine-tree', left: -4, bottom: 4, height: 46, tone: 'middle' },
      { icon: 'cloaked-figure-on-horseback', left: 8, bottom: 3, height: 46, tone: 'near' },
      { icon: 'swordwoman', left: 34, bottom: 3, height: 36, tone: 'near' },
      { icon: 'lantern-flame', left: 53, bottom: 3, height: 24, tone: 'near' },
    ],
  },
  loadSkin: async () => (await import('./index.ts')).skin,
  guides: [{ id: 'first', loadGuide: async () => (await import('@tabard/adventure-board')).guide }],
};
