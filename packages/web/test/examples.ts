import type { GameEntry } from '@tabard/games';

/** The example game, which has no board of its own: browser tests play it at the plain table. */
export const examples: readonly GameEntry[] = [
  {
    id: 'lamplight',
    title: 'Lamplight',
    description: 'Keep your lantern the brightest until dawn.',
    ledgers: [{ ledger: 'lamplight' }, { ledger: 'table' }],
    load: async () => (await import('@tabard/example-lamplight')).lamplight as never,
  },
];
