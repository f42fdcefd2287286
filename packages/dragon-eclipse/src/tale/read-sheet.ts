/** A Save Sheet read back: everything that no campaign could have led to is refused with its place and the reason. */
import type { Def } from '@tabard/engine';
import { deckPlan, faultsIn } from '../decks.ts';
import { defOfType, type EclipseContent } from '../defs.ts';
import { countIn, knownAs, readSections, refuseSheet, refuseTwice, shownOf } from '../sheet-lines.ts';
import { phrases } from '../words/phrases.ts';
import { newTale } from './begin.ts';
import type { StoryDef, StoryKind } from './defs.ts';
import { markRead } from './facts.ts';
import { newScene, pocketFor } from './rules/prepare.ts';
import { deckSection, HARD_MODE_NAMES, HARD_MODES, SIDES, TALE_HEADING, TALE_SECTIONS } from './sheet.ts';
import { MOST_EQUIPMENT, MOST_ESSENCE, MOST_ITEMS, MOST_SILVER, type Tale } from './state.ts';

/** More than a whole campaign fills. */
export const MOST_TALE_SHEET = 12_000;
const MOST_BOOSTERS = 99;

interface Sheet {
  readonly content: EclipseContent;
  readonly story: StoryDef;
  entries(section: string): readonly string[];
}

/** A campaign that goes on from a sheet, and who holds the Decision token. */
export interface SavedTale {
  readonly tale: Tale;
  readonly decider: number;
}

export function readTaleSheet(content: EclipseContent, written: string, seats: number): SavedTale {
  const tale = newTale(content);
  if (written.trim() === '') return { tale, decider: 0 };
  if (written.length > MOST_TALE_SHEET)
    refuseSheet('length', `expected at most ${MOST_TALE_SHEET} characters`);
  const s = sheetIn(content, written);
  Object.assign(tale, listsIn(s), countsIn(s));
  tale.statuses = statusesIn(s);
  tale.world = worldIn(s);
  for (const script of things(s, 'read', 'script'))
    markRead({ tale } as Parameters<typeof markRead>[0], script);
  for (const mode of modesIn(s)) tale[HARD_MODES[mode]] = true;
  tale.unlocked = unlockedIn(s, tale.unlocked);
  tale.kept = decksIn(s, tale);
  layOutScene(s, tale, seats);
  tale.sheet = written;
  return { tale, decider: countIn('token', s.entries('token'), seats - 1) };
}

function sheetIn(content: EclipseContent, written: string): Sheet {
  const { story } = content;
  if (!story) throw new Error('this content has no story');
  const decks = content.defs.flatMap((def) => (def.type === 'mystling' ? [deckSection(def.id)] : []));
  const found = readSections(written, TALE_HEADING, [...TALE_SECTIONS, ...decks]);
  return { content, story, entries: (section) => found.get(section) ?? [] };
}

// --- lists ---

/** Things of the story by their ids, each once. */
function things({ story, entries }: Sheet, section: string, kind: StoryKind, most = Infinity): number[] {
  const ids = entries(section);
  refuseTwice(section, ids);
  if (ids.length > most) refuseSheet(section, `expected at most ${most}, found ${ids.length}`);
  return ids.map((id) => knownAs(section, kind, id, story.at[kind]));
}

function mystlings({ content, entries }: Sheet, section: string): Def[] {
  const ids = entries(section);
  refuseTwice(section, ids);
  return ids.map((id) => knownAs(section, 'Mystling', id, mystlingIds(content)));
}

function mystlingIds({ defs }: EclipseContent): ReadonlyMap<string, Def> {
  return new Map(defs.flatMap(({ type, id }, i) => (type === 'mystling' ? [[id, i] as const] : [])));
}

function listsIn(s: Sheet) {
  const lists = {
    played: things(s, 'played', 'scenario'),
    party: mystlings(s, 'party'),
    exalted: mystlings(s, 'exalted'),
    growing: mystlings(s, 'growing'),
    tamed: mystlings(s, 'tamed'),
    met: mystlings(s, 'met'),
    random: mystlings(s, 'random'),
    // DE-ITEM-03, DE-EQUIP-05.
    items: things(s, 'items', 'item', MOST_ITEMS),
    equipment: things(s, 'equipment', 'equipment', MOST_EQUIPMENT),
    secrets: things(s, 'secrets', 'secret'),
  };
  if (!lists.party.length) refuseSheet('party', 'expected at least one Mystling (DE-START-01)');
  within(s, 'party', lists.party, 'tamed', lists.tamed);
  within(s, 'growing', lists.growing, 'party', lists.party);
  const wild = lists.random.find((one) => lists.party.includes(one));
  if (wild !== undefined)
    refuseSheet('random', `${s.content.defs[wild].id} is in the Party, too (DE-RAND-02)`);
  return lists;
}

/** What is in the first list has to be in the second, too. */
function within(
  { content }: Sheet,
  section: string,
  inner: readonly Def[],
  other: string,
  outer: readonly Def[],
): void {
  const stray = inner.find((one) => !outer.includes(one));
  if (stray !== undefined) refuseSheet(section, `${content.defs[stray].id} is missing under "${other}"`);
}

// --- numbers ---

function countsIn(s: Sheet) {
  const { entries } = s;
  const advancement = entries('advancement').join(', ');
  if (!['', 'B', 'A, B'].includes(advancement))
    refuseSheet('advancement', `expected "B" or "A, B", found ${shownOf(advancement)}`);
  return {
    silver: countIn('silver', entries('silver'), MOST_SILVER),
    essence: countIn('essence', entries('essence'), MOST_ESSENCE),
    boosters: countIn('boosters', entries('boosters'), MOST_BOOSTERS),
    hasAdvancementB: advancement !== '',
    keepsAdvancementA: advancement !== 'B',
  };
}

/** DE-STATUS-01: each part once, and only those that there are. */
function statusesIn({ story, entries }: Sheet): number[] {
  const masks = story.statuses.map(() => 0);
  for (const entry of entries('statuses')) {
    const [id, ...parts] = entry.split(/\s+/);
    const at = knownAs('statuses', 'status', id, story.at.status);
    const most = story.statuses[at].parts;
    for (const part of parts) {
      if (!/^\d{1,2}$/.test(part) || Number(part) < 1 || Number(part) > most)
        refuseSheet(`statuses, ${id}`, `expected parts from 1 to ${most}, found ${shownOf(part)}`);
      masks[at] |= 1 << (Number(part) - 1);
    }
  }
  return masks;
}

function worldIn({ story, entries }: Sheet): Tale['world'] {
  const cards = entries('world').map((entry) => {
    const [id, side = ''] = entry.split(/\s+/);
    const at = knownAs(`world, ${shownOf(id)}`, 'side', side, SIDES);
    return { card: knownAs('world', 'World Map card', id, story.at.world), side: at };
  });
  refuseTwice(
    'world',
    cards.map(({ card }) => story.world[card].id),
  );
  return cards;
}

function modesIn({ entries }: Sheet) {
  const numbers = Object.fromEntries(HARD_MODE_NAMES.map((name, i) => [name, i]));
  return entries('modes').map((mode) => HARD_MODE_NAMES[knownAs('modes', 'hard mode', mode, numbers)]);
}

// --- cards ---

/** Cards by id with how often, `2 strike`. */
function cardsIn({ content, entries }: Sheet, section: string): Def[] {
  const actions = new Map(
    content.defs.flatMap(({ type, id }, i) => (type === 'action' ? [[id, i] as const] : [])),
  );
  return entries(section).flatMap((entry) => {
    const [, times = '1', id = entry] = /^(?:(\d{1,2})\s+)?(\S+)$/.exec(entry) ?? [];
    return new Array<Def>(Number(times)).fill(knownAs(section, 'Action card', id, actions));
  });
}

/** DE-DECK-11: no more than there are, and never less than both Starting decks. */
function unlockedIn(s: Sheet, starting: readonly Def[]): Def[] {
  const unlocked = cardsIn(s, 'unlocked');
  const times = (list: readonly Def[], def: Def) => list.filter((one) => one === def).length;
  for (const def of new Set([...unlocked, ...starting])) {
    const card = defOfType(s.content, def, 'action');
    if (times(unlocked, def) > card.copies)
      refuseSheet(`unlocked, ${card.id}`, `there are ${card.copies} of it, found ${times(unlocked, def)}`);
    if (times(unlocked, def) < times(starting, def))
      refuseSheet(`unlocked, ${card.id}`, 'the cards of the Starting decks are unlocked (DE-COMP-05)');
    if (card.kind === 'mystling' || card.kind === 'fatigue')
      refuseSheet(`unlocked, ${card.id}`, 'this card is never unlocked (DE-DECK-11)');
  }
  return unlocked;
}

/** DE-DECK-01 to DE-DECK-11: every kept deck is a legal one. */
function decksIn(s: Sheet, { party, unlocked }: Tale): Tale['kept'] {
  return [...mystlingIds(s.content)].flatMap(([id, mystling]) => {
    const section = deckSection(id);
    const cards = cardsIn(s, section);
    if (!cards.length) return [];
    if (!party.includes(mystling)) refuseSheet(section, `${id} is missing under "party"`);
    const plan = deckPlan(s.content, defOfType(s.content, mystling, 'mystling'), (card, def) =>
      card.kind === 'mystling' ? card.copies : unlocked.filter((one) => one === def).length,
    );
    const [fault] = faultsIn(plan, cards);
    if (fault) {
      const name = fault.card < 0 ? '' : `, ${s.content.defs[fault.card].id}`;
      refuseSheet(section + name, `${phrases.en[`refuse.${fault.why.code}`]} (${fault.why.rule})`);
    }
    return [{ mystling, cards }];
  });
}

// --- the Scenario that begins ---

/** How many Mystlings are taken along: DE-START-01, DE-PARTY-01. */
function trayFor(tale: Tale, seats: number): number {
  return seats === 1 && !tale.played.length ? 1 : 2;
}

function layOutScene(s: Sheet, tale: Tale, seats: number): void {
  const [scenario] = things(s, 'scenario', 'scenario', 1);
  const tray = mystlings(s, 'tray');
  if (scenario === undefined) {
    if (tray.length) refuseSheet('tray', 'there is none between two Scenarios');
    if (!tale.played.length) refuseSheet('played', 'expected a Scenario here or under "scenario"');
    return;
  }
  if (tale.played.includes(scenario)) refuseSheet('scenario', 'it is under "played", too (DE-SCEN-01)');
  within(s, 'tray', tray, 'party', tale.party);
  const expected = trayFor(tale, seats);
  if (tray.length !== expected)
    refuseSheet(
      'tray',
      `expected ${expected} Mystling${expected > 1 ? 's' : ''} for ${seats} here, found ${tray.length}`,
    );
  const [a, b] = tray.map((one) => defOfType(s.content, one, 'mystling').element);
  if (a === b) refuseSheet('tray', 'the two Mystlings have the same main element (DE-PARTY-02)');
  const decks = tray.map((mystling) => deckOf(s, tale, mystling));
  checkApart(s, tale, decks.flat());
  tale.scene = newScene(
    scenario,
    tray.map((mystling, i) => pocketFor(mystling, decks[i])),
  );
}

/** DE-DECK-09: a card is in one deck only. */
function checkApart({ content }: Sheet, { unlocked }: Tale, cards: readonly Def[]): void {
  const times = (list: readonly Def[], def: Def) => list.filter((one) => one === def).length;
  const shared = cards.find(
    (def) =>
      defOfType(content, def, 'action').kind !== 'mystling' && times(cards, def) > times(unlocked, def),
  );
  if (shared !== undefined)
    refuseSheet('tray', `both decks hold the only ${content.defs[shared].id} that is left (DE-DECK-09)`);
}

function deckOf({ content }: Sheet, { kept }: Tale, mystling: Def): readonly Def[] {
  const { id } = content.defs[mystling];
  return (
    kept.find((one) => one.mystling === mystling)?.cards ?? refuseSheet(deckSection(id), 'it is missing')
  );
}
