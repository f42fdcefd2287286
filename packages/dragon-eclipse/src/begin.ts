/** From the options of a match to its first state. */
import {
  choiceIn,
  type Def,
  flagIn,
  InputError,
  type MatchState,
  numberIn,
  type Options,
  type OptionsSpec,
  type OptionUse,
  type Seat,
  textIn,
} from '@tabard/engine';
import { deckPlan, faultsIn, parseDeck } from './decks.ts';
import { defOfType, type EclipseContent, type EclipseDef, eclipseContent } from './defs.ts';
import { openSet } from './open-content.ts';
import { usualMap } from './rules/setup.ts';
import { newRun, STARTS } from './run/begin.ts';
import { MOST_SHEET_TEXT } from './run/sheet.ts';
import { type Match, MODES, type Tamer } from './state.ts';
import { emptyTale } from './tale/begin.ts';
import { loadedStory } from './tale/loaded-story.ts';
import { MOST_TALE_SHEET, readTaleSheet, type SavedTale } from './tale/read-sheet.ts';
import { phrases } from './words/phrases.ts';

const DECKS = ['usual', 'starting', 'suggested', 'build', 'saved'] as const;
const MOST_DECK_TEXT = 2000;

function idsOf(content: EclipseContent, ...types: EclipseDef['type'][]): string[] {
  return content.defs.filter((def) => types.includes(def.type)).map((def) => def.id);
}

function runMapsOf({ run }: EclipseContent): string[] {
  return run?.maps.map(({ id }) => id) ?? [];
}

/** Modes in which the Mystlings stand before the match begins. */
const CHOSEN_BEFORE: OptionUse['when'] = [{ mode: ['combat'] }, { mode: ['quick-battle'], draft: [false] }];
const IN_COMBAT = { when: [{ mode: ['combat'] }] };
const IN_DUELS = { when: [{ mode: ['quick-battle', 'challenge'] }] };
const IN_RUNS = { when: [{ mode: ['roguelite'] }] };
const OWN = [0, 1].map((seat) => ({ seat, when: CHOSEN_BEFORE }));

/** The options, whose choices are what the set holds. */
export function optionsOf(content: EclipseContent): OptionsSpec {
  const mystlings = idsOf(content, 'mystling');
  const enemies = idsOf(content, 'mystling', 'wild');
  const arenas = { when: [...IN_COMBAT.when, ...IN_DUELS.when] };
  return {
    mode: { type: 'choice', values: MODES, default: 'combat' },
    mystling: { type: 'choice', values: mystlings, default: 'firple', ...OWN[0] },
    partner: { type: 'choice', values: mystlings, default: 'prowler', ...OWN[1] },
    enemy: {
      type: 'choice',
      values: enemies,
      default: enemies.includes('golomo') ? 'golomo' : 'prowler',
      ...IN_COMBAT,
    },
    arena: { type: 'choice', values: ['usual', ...idsOf(content, 'arena')], default: 'usual', ...arenas },
    // The Arena of a combat, or the map of a Run.
    map: {
      type: 'choice',
      values: ['usual', ...idsOf(content, 'map'), ...runMapsOf(content)],
      default: 'usual',
      when: [...arenas.when, ...IN_RUNS.when],
    },
    deck: { type: 'choice', values: DECKS, default: 'usual', ...OWN[0] },
    partnerDeck: { type: 'choice', values: DECKS, default: 'usual', ...OWN[1] },
    cards: { type: 'text', most: MOST_DECK_TEXT, default: '', ...OWN[0] },
    partnerCards: { type: 'text', most: MOST_DECK_TEXT, default: '', ...OWN[1] },
    // Together: whether both Mystlings may have the same main element. A campaign and a Run never allow it.
    sameElement: { type: 'flag', default: true, ...IN_COMBAT },
    draft: { type: 'flag', default: true, when: [{ mode: ['quick-battle'] }] },
    taming: { type: 'flag', default: true, ...IN_COMBAT },
    goal: { type: 'choice', values: ['win', 'tame'], default: 'win', ...IN_COMBAT },
    corruptions: { type: 'number', min: 0, max: 5, default: 0, ...IN_COMBAT },
    hardCorruption: { type: 'flag', default: false, ...IN_COMBAT },
    hardUnpredictable: { type: 'flag', default: false, ...IN_COMBAT },
    hardSteel: { type: 'flag', default: false, ...IN_COMBAT },
    sheet: {
      type: 'text',
      most: Math.max(MOST_TALE_SHEET, MOST_SHEET_TEXT),
      default: '',
      when: [{ mode: ['campaign', 'roguelite'] }],
    },
    darkness: { type: 'flag', default: false, ...IN_RUNS },
    start: { type: 'choice', values: STARTS, default: 'beginning', ...IN_RUNS },
  };
}

function defIn(content: EclipseContent, options: Options, key: string): Def {
  return content.byId.get(textIn(options, key)) ?? -1;
}

/** The map of an Arena; -1 for the usual one. */
function arenaMapIn(content: EclipseContent, options: Options): Def {
  const id = textIn(options, 'map');
  if (runMapsOf(content).includes(id))
    throw new InputError(
      `the map "${id}" is one of Runs; expected usual or ${idsOf(content, 'map').join(', ')}`,
    );
  return defIn(content, options, 'map');
}

/** A saved deck is read once, here; one that breaks the rules is refused with the reason. */
function savedDeck(content: EclipseContent, mystling: Def, text: string, isPvp: boolean): number[] {
  if (!text.trim()) return [];
  const deck = parseDeck(content, text);
  if (isPvp) return deck;
  const [fault] = faultsIn(deckPlan(content, defOfType(content, mystling, 'mystling')), deck);
  if (!fault) return deck;
  const card = fault.card < 0 ? '' : ` (${content.defs[fault.card].names.en})`;
  throw new InputError(
    `the saved deck is not legal: ${phrases.en[`refuse.${fault.why.code}`]}${card} ${fault.why.rule}`,
  );
}

/** How a seat comes to its deck where the options leave it open. */
function deckKind(written: string, saved: readonly number[], isPvp: boolean): string {
  if (written === 'saved' && !saved.length)
    throw new InputError('the option for a saved deck needs the text of one');
  if (written !== 'usual') return written;
  if (isPvp) return 'build';
  return saved.length ? 'saved' : 'starting';
}

/** DE-PVP-04: a duel is fought on the PvP side. */
function checkArena(content: EclipseContent, arena: string): void {
  const sides = content.defs.filter((def) => def.type === 'arena' && def.pvp).map(({ id }) => id);
  if (arena !== 'usual' && !sides.includes(arena))
    throw new InputError(
      `the Arena card "${arena}" has no PvP side; expected usual or one of ${sides.join(', ')}`,
    );
}

const PVP_MODES = ['quick-battle', 'challenge'];
/** Modes in which the Mystlings are chosen as the match goes on. */
const CHOSEN_LATER = ['campaign', 'roguelite'];

function checkMode(mode: string, seats: number, partnerIsSame: boolean): void {
  if (PVP_MODES.includes(mode) && seats !== 2)
    throw new InputError(`the mode "${mode}" is for two players; ${seats} was asked for`);
  if (!CHOSEN_LATER.includes(mode) && seats === 2 && partnerIsSame)
    throw new InputError('two players need two different Mystlings');
}

/** DE-PARTY-03, for those who want it in a single combat too. */
function checkElements(content: EclipseContent, mystlings: readonly Def[]): void {
  const [own, partner] = mystlings.map((def) => defOfType(content, def, 'mystling'));
  if (own.element === partner?.element)
    throw new InputError(
      `${own.names.en} and ${partner.names.en} have the same main element, ${own.element}; expected two different ones, or the option sameElement (DE-PARTY-03)`,
    );
}

function newTamer(): Tamer {
  return { mystlings: [], decks: [], gained: [], given: [], retired: [], wins: 0, group: -1, isDone: false };
}

export function beginMatch(core: MatchState, options: Options): Match {
  const mode = choiceIn(options, 'mode', MODES);
  if (mode === 'campaign' && core.content === openSet.hash) core.content = loadedStory().hash;
  const content = eclipseContent(core);
  const isPvp = PVP_MODES.includes(mode);
  const isDrafted = flagIn(options, 'draft');
  const mystlings = ['mystling', 'partner'].slice(0, core.seats).map((key) => defIn(content, options, key));
  checkMode(mode, core.seats, mystlings[0] === mystlings[1] && !(isPvp && isDrafted));
  if (mode === 'combat' && !flagIn(options, 'sameElement')) checkElements(content, mystlings);
  if (isPvp) checkArena(content, textIn(options, 'arena'));
  const texts = [textIn(options, 'cards'), textIn(options, 'partnerCards')];
  const saved = mystlings.map((mystling, seat) => savedDeck(content, mystling, texts[seat], isPvp));
  const kinds = [textIn(options, 'deck'), textIn(options, 'partnerDeck')];
  const seats: Seat[] = mystlings.map((_, seat) => seat);
  const told = taleFor(content, mode, textIn(options, 'sheet'), core.seats);
  const m: Match = Object.assign(core, {
    mode,
    asked: {
      mystlings,
      enemy: defIn(content, options, 'enemy'),
      arena: defIn(content, options, 'arena'),
      map: mode === 'roguelite' ? -1 : arenaMapIn(content, options),
      corruptionCount: numberIn(options, 'corruptions') + (flagIn(options, 'hardCorruption') ? 1 : 0),
      isUnpredictable: flagIn(options, 'hardUnpredictable'),
      isSteel: flagIn(options, 'hardSteel'),
      isTameable: flagIn(options, 'taming'),
      isDrafted: isPvp && (mode === 'challenge' || isDrafted),
      goal: textIn(options, 'goal'),
      deck: seats.map((seat) => deckKind(kinds[seat], saved[seat], isPvp)),
      saved,
    },
    decider: told?.decider ?? 0,
    first: 0,
    tamers: seats.map(newTamer),
    combat: undefined,
    aftermath: undefined,
    tale: told?.tale,
    run: mode === 'roguelite' ? newRun(content, options, core.seats) : undefined,
    usedDefs: content.defs.map(() => 0),
  });
  if (!isPvp) settleArena(m);
  return m;
}

function taleFor(content: EclipseContent, mode: string, sheet: string, seats: number): SavedTale | undefined {
  if (mode === 'campaign') return readTaleSheet(content, sheet, seats);
  return mode === 'roguelite' ? { tale: emptyTale(content), decider: 0 } : undefined;
}

/** Without an Arena card or a map in the options the usual ones are used. */
function settleArena(m: Match): void {
  const { defs } = eclipseContent(m);
  if (m.asked.arena < 0) m.asked.arena = defs.findIndex((def) => def.type === 'arena');
  if (m.asked.map < 0) m.asked.map = usualMap(m, m.asked.arena);
}
