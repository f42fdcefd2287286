import {
  contentOf,
  type Def,
  type EntityRef,
  isHidden,
  type Language,
  labelsFrom,
  type Noun,
  nounFrom,
  nounOf,
} from '@tabard/engine';
import { effectText } from './cardtext.ts';
import { CONDITIONS, eclipseContent } from './defs.ts';
import { fighterDef, geometry, isSummonAt, summonDef, tamingOf, terrainAt } from './rules/facts.ts';
import { HURTS } from './rules/report.ts';
import { GROUPS } from './rules/supply.ts';
import { AT_SPACE, isFighter } from './rules/targets.ts';
import { runName } from './run/names.ts';
import { type FighterId, hasArena, type InCombat, isInCombat, type Match, type Space } from './state.ts';
import { storyName } from './tale/names.ts';
import { HARD_MODES } from './tale/state.ts';
import { phrases } from './words/phrases.ts';

const phrase = labelsFrom(phrases);

/** What a thing at the table is called. The state may be a view's, where some cards have no face. */
export function nameOf(m: Match, entity: EntityRef, language: Language): string | Noun {
  const { kind, id } = entity;
  switch (kind) {
    case 'card':
      return isHidden(id) || id < 0 ? hiddenCard(language) : defName(m, m.cards.def[id], language);
    case 'def':
      return defName(m, id, language);
    case 'effect':
      return effectText(contentOf(m), id, language);
    case 'fighter':
      return isInCombat(m) ? fighterName(m, id, language) : '';
    case 'space':
      return hasArena(m) ? spaceName(m, id) : '';
    case 'target':
      return hasArena(m) ? targetName(m, id, language) : '';
    case 'bonus':
      return eclipseContent(m).bonuses[id]?.names[language] ?? '';
    case 'condition':
      return CONDITIONS[id] ? phrase(language, `condition.${CONDITIONS[id]}`) : '';
    case 'group':
      return GROUPS[id] ? phrase(language, `group.${GROUPS[id]}`) : '';
    case 'hard-mode':
      return HARD_MODES[id] ? phrase(language, `hard-mode.${HARD_MODES[id]}`) : '';
    case 'hurt':
      return HURTS[id] ? phrase(language, `hurt.${HURTS[id]}`) : '';
    case 'taming':
      return (isInCombat(m) && tamingOf(m)[id]?.names[language]) || String(id + 1);
    default:
      return runName(m, kind, id, language) ?? storyName(m, kind, id, language) ?? String(id);
  }
}

export function spaceName(m: InCombat, space: Space): string {
  return geometry(m).names[space] ?? '';
}

function fighterName(m: InCombat, fighter: FighterId, language: Language): string | Noun {
  return m.combat.fighters[fighter] ? nounOf(fighterDef(m, fighter).names, language) : '';
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

function defName(m: Match, def: Def, language: Language): Noun {
  const found = eclipseContent(m).defs[def];
  return found ? nounOf(found.names, language) : hiddenCard(language);
}

function hiddenCard(language: Language): Noun {
  return nounFrom(language, phrase(language, 'hidden.card'));
}
