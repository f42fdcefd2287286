import { type Content, type Game, InputError, unknownWord } from '@tabard/engine';

/** A ledger of `rules/`, and which of its editions or modes the game is played by; all of them by default. */
export interface LedgerUse {
  readonly ledger: string;
  readonly editions?: readonly string[];
}

/** A file of a player's own pack, already parsed. */
export interface ContentFile {
  readonly name: string;
  readonly data: unknown;
}

/** What is known of a game without loading it. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  readonly ledgers: readonly LedgerUse[];
  load(): Promise<Game>;
  /** Compiles a pack; throws a ContentError whose path begins with the name of the file. */
  contentCheck?(files: readonly ContentFile[]): Promise<Content>;
}

export const games: readonly GameEntry[] = [
  {
    id: 'shadow-of-omega',
    title: 'Shadow of Omega',
    description: 'Two to five rivals gather parties, travel, explore, fight and complete missions.',
    ledgers: [{ ledger: 'anima', editions: ['first', 'revised'] }, { ledger: 'table' }],
    load: async () => (await import('@tabard/anima')).shadowOfOmega,
    contentCheck: async (files) => {
      const { compileContent, omegaFiles } = await import('@tabard/anima');
      const all = [...omegaFiles, ...files];
      compileContent(all, 'first');
      return compileContent(all, 'revised');
    },
  },
];

/** The entry of a game; an unknown id is refused with the nearest known one. */
export function findGame(id: string): GameEntry {
  const entry = games.find((game) => game.id === id);
  if (entry) return entry;
  throw new InputError(
    unknownWord(
      'game',
      id,
      games.map((game) => game.id),
    ),
  );
}

export async function loadGame(id: string): Promise<Game> {
  return findGame(id).load();
}
