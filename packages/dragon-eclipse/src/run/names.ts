/** What the things of a Run are called. */
import {
  contentOf,
  type Language,
  labelsFrom,
  type Namer,
  type Namers,
  nounOf,
  type TextArg,
} from '@tabard/engine';
import { eclipseContent, STATISTICS } from '../defs.ts';
import type { Match } from '../state.ts';
import { phrases } from '../words/phrases.ts';
import { STARTING_PERKS } from './defs.ts';
import { type InRun, isRun, mapOf, runDefOf, tierDrawn } from './facts.ts';
import { achievementText } from './texts.ts';

const phrase = labelsFrom(phrases);

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** "Tier II (1b1)", "Mystery A: the Wishing Well (1a1)" */
function spaceName(m: InRun, space: number, language: Language): string {
  const map = mapOf(m);
  const found = map.spaces[space];
  if (!found) return '';
  const { id, kind, letter, cards, part } = found;
  const named = (key: string, ...args: readonly TextArg[]) => phrase(language, key, ...args);
  if (kind === 'tier') return named('run.tier', NUMERALS[tierDrawn(m, found)], id);
  if (kind === 'boss') return named('run.boss', NUMERALS[tierDrawn(m, found)]);
  if (kind === 'camp') return named('run.camp', part - 1);
  if (kind === 'start') return named('run.start');
  if (letter < 0) return named('run.cards', cards, id);
  const card = runDefOf(m).mysteries[m.run.slots[letter]];
  return named('run.letter', map.letters[letter], card ? nounOf(card.names, language).title : '', id);
}

/** A Starting Perk by its next step. */
function perkName(m: InRun, perk: number, language: Language): string {
  const step = Math.min(runDefOf(m).perkCosts.length, m.run.sheet.perks[perk] + 1);
  return phrase(language, `perk.${STARTING_PERKS[perk]}`, step);
}

/** Names by the list of the set that holds the thing. */
function listed(list: 'artifacts' | 'mysteries' | 'maps'): Namer<Match> {
  return (m, id, language) => {
    const found = eclipseContent(m).run?.[list][id];
    return found ? nounOf(found.names, language) : '';
  };
}

/** Names where a Run is played. */
function inRun(namer: Namer<InRun>): Namer<Match> {
  return (m, id, language) => (isRun(m) ? namer(m, id, language) : '');
}

/** The names of the things of a Run. */
export const runNamers: Namers<Match> = {
  artifact: listed('artifacts'),
  mystery: listed('mysteries'),
  'run-map': listed('maps'),
  'run-space': inRun(spaceName),
  achievement: inRun((m, id, language) => achievementText(contentOf(m), id, language).replace(/\.$/, '')),
  statistic: (_m, id, language) => phrase(language, `stat.${STATISTICS[id]}`),
  perk: inRun(perkName),
  symbol: (_m, id, language) => phrase(language, 'run.symbol', NUMERALS[id + 1]),
};
