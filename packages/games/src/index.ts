import type { Edition, Twins } from '@tabard/anima';
import type { EclipseContent } from '@tabard/dragon-eclipse';
import {
  type Content,
  type ContentFile,
  type Decision,
  type Game,
  InputError,
  type MatchState,
  type Options,
  type Rng,
  registerContent,
  unknownWord,
} from '@tabard/engine';

/**
 * A ledger of `rules/`, and which of its editions or modes the game is played by; all of them by default. Rules that
 * wait (`rules/later.yaml`) are left out by themselves.
 */
export interface LedgerUse {
  readonly ledger: string;
  readonly editions?: readonly string[];
}

/** What is known of a game without loading it. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  readonly ledgers: readonly LedgerUse[];
  /** The game with everything that a host of its matches needs. */
  load(): Promise<Game>;
  /** Without the withheld half of its content, for a page that looks at matches; like `load` where it has none. */
  loadOpen?(): Promise<Game>;
  /** The file with what bots know of it, seen from the root of the clone. */
  readonly knowledge?: string;
  /** The choice option whose every value has a set of cards of its own: a pack has to fit all of them. */
  readonly setOption?: string;
  /**
   * Compiles a pack together with the built-in set, for matches with these options, and makes it known by its hash.
   * Throws a ContentError whose path begins with the name of a file of the pack.
   */
  compilePack?(files: readonly ContentFile[], options: Options): Promise<Content>;
  /** The pairs of cards, of all built-in sets and a pack, that do the same but for their numbers. */
  twins?(files: readonly ContentFile[]): Promise<readonly Twins[]>;
  /** What reading the whole content, and letting bots play it, finds wrong with it beyond single files. */
  findings?(content: Content, answer: Answerer): Promise<readonly ContentFinding[]>;
}

/** A bot that plays whatever seat is asked: the key of its answer. */
export type Answerer = (game: Game, state: MatchState, decision: Decision, rng: Rng) => string;

/** A fault in a story: the place it was found at, and what is wrong there. */
export interface ContentFinding {
  readonly place: string;
  readonly what: string;
}

const animaTwins = async (files: readonly ContentFile[]) => (await import('@tabard/anima')).twinsWith(files);

export type { Twins };

const ECLIPSE_MODES = ['solo', 'coop', 'pvp', 'campaign', 'roguelite'];

export const games: readonly GameEntry[] = [
  {
    id: 'shadow-of-omega',
    title: 'Shadow of Omega',
    description: 'Two to five rivals gather parties, travel, explore, fight and complete missions.',
    ledgers: [{ ledger: 'anima', editions: ['first', 'revised'] }, { ledger: 'table' }],
    load: async () => (await import('@tabard/anima')).shadowOfOmega,
    knowledge: 'packages/anima/knowledge.yaml',
    setOption: 'edition',
    twins: animaTwins,
    compilePack: async (files, { edition }) => {
      const { contentWith } = await import('@tabard/anima');
      const content = contentWith(edition as Edition, ['omega'], files);
      registerContent(content);
      return content;
    },
  },
  {
    id: 'twilight-of-the-gods',
    title: 'Twilight of the Gods',
    description:
      'The last days of Gaïa: Arcane Characters, Artifacts, Incidents and Traps, alone or combined.',
    ledgers: [{ ledger: 'anima', editions: ['twilight'] }, { ledger: 'table' }],
    load: async () => (await import('@tabard/anima')).twilightOfTheGods,
    knowledge: 'packages/anima/knowledge.yaml',
    setOption: 'with',
    twins: animaTwins,
    compilePack: async (files, options) => {
      const { contentWith, setsWith } = await import('@tabard/anima');
      const content = contentWith('twilight', setsWith(options), files);
      registerContent(content);
      return content;
    },
  },
  {
    id: 'dragon-eclipse',
    title: 'Dragon Eclipse',
    description:
      'One or two tamers fight, tame or duel with Mystlings: cards in slots on an arena of hexagons.',
    ledgers: [
      { ledger: 'dragon-eclipse-combat', editions: ECLIPSE_MODES },
      { ledger: 'dragon-eclipse-modes', editions: ECLIPSE_MODES },
      { ledger: 'dragon-eclipse-campaign', editions: ECLIPSE_MODES },
      { ledger: 'table' },
    ],
    load: async () => (await import('@tabard/dragon-eclipse/kept-half')).dragonEclipse as unknown as Game,
    loadOpen: async () => (await import('@tabard/dragon-eclipse')).dragonEclipse as unknown as Game,
    knowledge: 'packages/dragon-eclipse/knowledge.yaml',
    findings: async (content, answer) => {
      const { checkByPlay, checkStory } = await import('@tabard/dragon-eclipse/story-tools');
      const { dragonEclipse } = await import('@tabard/dragon-eclipse/kept-half');
      const read = checkStory(content as EclipseContent);
      if (read.length) return read;
      return checkByPlay(content as EclipseContent, (m, decision, rng) =>
        answer(dragonEclipse as unknown as Game, m, decision, rng),
      );
    },
    compilePack: async (files) => {
      const { compileContent } = await import('@tabard/dragon-eclipse');
      const { filesWith } = await import('@tabard/dragon-eclipse/kept-half');
      const content = compileContent(filesWith(files));
      registerContent(content);
      return content;
    },
  },
  {
    id: 'adventure-board',
    title: 'Wayfarers of Orren',
    description: 'One to four heroes cross a land of nine regions: quests, fights, loot, and valour to win.',
    ledgers: [{ ledger: 'adventure-board' }, { ledger: 'table' }],
    load: async () => (await import('@tabard/adventure-board')).adventureBoard as unknown as Game,
    knowledge: 'packages/adventure-board/knowledge.yaml',
    compilePack: async (files) => {
      const { boardFiles, compileContent } = await import('@tabard/adventure-board');
      const content = compileContent([...boardFiles, ...files]);
      registerContent(content);
      return content;
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
