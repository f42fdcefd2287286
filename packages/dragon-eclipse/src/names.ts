import {
  cardNamer,
  contentOf,
  type Language,
  labelsFrom,
  type Namer,
  type Noun,
  nameBy,
  nounFrom,
  nounOf,
} from '@tabard/engine';
import { effectText } from './cardtext.ts';
import { CONDITIONS, eclipseContent } from './defs.ts';
import { fighterDef, geometry, isSummonAt, summonDef, tamingOf, terrainAt } from './rules/facts.ts';
import { HURTS } from './rules/report.ts';
import { GROUPS } from './rules/supply.ts';
import { AT_SPACE, isFighter } from './rules/targets.ts';
import { runNamers } from './run/names.ts';
import { type FighterId, hasArena, type InCombat, isInCombat, type Match, type Space } from './state.ts';
import { storyNamers } from './tale/names.ts';
import { HARD_MODES } from './tale/state.ts';
import { phrases } from './words/phrases.ts';

const phrase = labelsFrom(phrases);

/** What a thing at the table is called. The state may be a view's, where some cards have no face. */
export const nameOf = nameBy<Match>({
  ...storyNamers,
  ...runNamers,
  card: cardNamer(defName),
  def: defName,
  effect: (m, id, language) => effectText(contentOf(m), id, language),
  fighter: (m, id, language) => (isInCombat(m) ? fighterName(m, id, language) : ''),
  space: (m, id) => (hasArena(m) ? spaceName(m, id) : ''),
  target: (m, id, language) => (hasArena(m) ? targetName(m, id, language) : ''),
  bonus: (m, id, language) => eclipseContent(m).bonuses[id]?.names[language] ?? '',
  condition: worded('condition', CONDITIONS),
  special: (m, id, language) => (isInCombat(m) ? specialName(m, id, language) : ''),
  token: (m, id, language) => (isInCombat(m) ? tokenName(m, id, language) : ''),
  group: worded('group', GROUPS),
  'hard-mode': worded('hard-mode', HARD_MODES),
  hurt: worded('hurt', HURTS),
  taming: (m, id, language) => (isInCombat(m) && tamingOf(m)[id]?.names[language]) || String(id + 1),
});

/** Names the words of a list by their phrases. */
function worded(kind: string, words: readonly string[]): Namer<Match> {
  return (_m, id, language) => (words[id] ? phrase(language, `${kind}.${words[id]}`) : '');
}

export function spaceName(m: InCombat, space: Space): string {
  return geometry(m).names[space] ?? '';
}

function fighterName(m: InCombat, fighter: FighterId, language: Language): string | Noun {
  return m.combat.fighters[fighter] ? nounOf(fighterDef(m, fighter).names, language) : '';
}

function specialName(m: InCombat, fighter: FighterId, language: Language): string {
  return m.combat.fighters[fighter] ? fighterDef(m, fighter).enemy.specialNames[language] : '';
}

/** What the Elemental tokens of a fighter are called. */
function tokenName(m: InCombat, fighter: FighterId, language: Language): string {
  return m.combat.fighters[fighter] ? fighterDef(m, fighter).token.names[language] : '';
}

/** Terrain and Summons are told apart by where they are: "le Rocher (C3)". */
function targetName(m: InCombat, target: number, language: Language): string | Noun {
  if (isFighter(target)) return fighterName(m, target, language);
  const space = target - AT_SPACE;
  const thing = isSummonAt(m, space) ? summonDef(m)?.names : terrainAt(m, space)?.names;
  if (!thing) return spaceName(m, space);
  const noun = nounOf(thing, language);
  const at = ` (${spaceName(m, space)})`;
  return { ...noun, title: noun.title + at, bare: noun.bare + at };
}

function defName(m: Match, def: number, language: Language): Noun {
  const found = eclipseContent(m).defs[def];
  return found ? nounOf(found.names, language) : nounFrom(language, phrase(language, 'hidden.card'));
}
