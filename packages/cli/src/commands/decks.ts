import type { ActionDef, DeckFault, EclipseContent, MystlingDef } from '@tabard/dragon-eclipse';
import { type Game, InputError, type Language } from '@tabard/engine';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import { language, naming, readText } from '../input.ts';

interface DecksFlags {
  readonly json?: boolean;
  readonly lang: Language;
  readonly mystling?: string;
}

/** Deck construction without a match; it is a matter of Dragon Eclipse alone. */
export function addDecks(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  const decks = program.command('decks').description('works with decks of Dragon Eclipse');
  decks
    .command('check <files...>')
    .description('says whether decks written as text are legal, and every reason why not')
    .option('--mystling <mystling>', 'whom they are for (default: whom the text names, else whose own cards)')
    .option('--lang <language>', 'the language of the reasons: en or fr', language, 'en')
    .option('--json', 'print one JSON document')
    .action(async (files: string[], flags: DecksFlags) => {
      const game = await loadEclipse();
      const checks = files.map((file) => checkDeck(game, file, flags));
      const ok = checks.every((check) => check.ok);
      if (flags.json) printJson(context, { ok, decks: checks });
      else for (const check of checks) printCheck(context, check);
      end(ok ? 'passed' : 'failed');
    });
  decks
    .command('suggest <mystling>')
    .description('prints a deck that bots would play, as text')
    .option('--json', 'print one JSON document')
    .action(async (name: string, flags: Pick<DecksFlags, 'json'>) => {
      const deck = suggestDeck(await loadEclipse(), name);
      if (flags.json) printJson(context, deck);
      else printLine(context, deck.text);
      end('passed');
    });
}

type Eclipse = Awaited<ReturnType<typeof loadEclipse>>;

async function loadEclipse() {
  const rules = await import('@tabard/dragon-eclipse');
  return { ...rules, content: rules.dragonEclipse.content as EclipseContent };
}

interface Check {
  readonly file: string;
  readonly mystling: string;
  readonly cards: number;
  readonly ok: boolean;
  readonly faults: readonly Fault[];
}

interface Fault {
  /** The name of the card to blame; none where it is the deck as a whole. */
  readonly card?: string;
  readonly code: string;
  readonly rule: string;
  readonly reason: string;
}

function checkDeck(game: Eclipse, file: string, { mystling: wanted, lang }: DecksFlags): Check {
  const { content } = game;
  const text = readText(file);
  const written = naming(file, () => game.parseDeckText(content, text));
  const mystling =
    wanted === undefined
      ? naming(file, () => written.mystling ?? ownerOf(content, written.cards))
      : game.mystlingNamed(content, wanted);
  const def = content.defs[mystling] as MystlingDef;
  const found = game.faultsIn(game.deckPlan(content, def), written.cards);
  const faults = found.map((fault) => faultIn(game.dragonEclipse, content, fault, lang));
  return { file, mystling: def.names[lang], cards: written.cards.length, ok: !faults.length, faults };
}

/** A text that names no Mystling is for the one whose own cards are in it. */
function ownerOf(content: EclipseContent, cards: readonly number[]): number {
  const owners = new Set(cards.flatMap((card) => (content.defs[card] as ActionDef).mystling ?? []));
  const [owner, second] = owners;
  if (owner === undefined)
    throw new InputError(
      'no Mystling is named and no card is of one; name it in the first line or by --mystling',
    );
  if (second !== undefined)
    throw new InputError(
      `no Mystling is named and cards are of ${[...owners].join(', ')}; name it in the first line or by --mystling`,
    );
  return content.byId.get(owner) ?? -1;
}

function faultIn(
  { phrases }: Pick<Game, 'phrases'>,
  { defs }: EclipseContent,
  { why, card }: DeckFault,
  lang: Language,
): Fault {
  const { code, rule } = why;
  const reason = String(phrases[lang][`refuse.${code}`]);
  return { ...(card < 0 ? {} : { card: defs[card].names[lang] }), code, rule, reason };
}

function printCheck(context: CommandContext, { file, mystling, cards, ok, faults }: Check): void {
  const verdict = ok
    ? `a legal deck of ${cards} cards for ${mystling}.`
    : `not a legal deck for ${mystling}:`;
  printLine(context, `${file}: ${verdict}`);
  for (const { card, reason, rule } of faults)
    printLine(context, `  ${card === undefined ? '' : `${card}: `}${reason} (${rule})`);
}

function suggestDeck(game: Eclipse, name: string) {
  const { content } = game;
  const mystling = content.defs[game.mystlingNamed(content, name)] as MystlingDef;
  const deck = game.buildDeck(game.deckPlan(content, mystling));
  const cards = deck.map((def) => content.defs[def].id);
  return { mystling: mystling.id, cards, text: game.formatDeck(content, deck, mystling) };
}
