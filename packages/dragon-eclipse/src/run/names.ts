/** What the things of a Run are called. */
import { type Language, labelsFrom, type Noun, nounOf, type TextArg } from '@tabard/engine';
import { eclipseContent, STATISTICS } from '../defs.ts';
import type { Match } from '../state.ts';
import { phrases } from '../words/phrases.ts';
import { STARTING_PERKS } from './defs.ts';
import { type InRun, isRun, mapOf, runDefOf } from './facts.ts';

const phrase = labelsFrom(phrases);

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** "Tier II (1b1)", "Mystery A: the Wishing Well (1a1)" */
function spaceName(m: InRun, space: number, language: Language): string {
  const map = mapOf(m);
  const found = map.spaces[space];
  if (!found) return '';
  const { id, kind, tier, letter, cards, part } = found;
  const named = (key: string, ...args: readonly TextArg[]) => phrase(language, key, ...args);
  if (kind === 'tier') return named('run.tier', NUMERALS[tier], id);
  if (kind === 'boss') return named('run.boss', NUMERALS[tier]);
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

const NAMED = { artifact: 'artifacts', mystery: 'mysteries', 'run-map': 'maps' } as const;

function isNamed(kind: string): kind is keyof typeof NAMED {
  return kind in NAMED;
}

/** The name of a thing of a Run, or undefined where it is none. */
export function runName(m: Match, kind: string, id: number, language: Language): string | Noun | undefined {
  const { run } = eclipseContent(m);
  if (run && isNamed(kind)) {
    const found = run[NAMED[kind]][id];
    return found ? nounOf(found.names, language) : '';
  }
  if (!isRun(m)) return undefined;
  if (kind === 'run-space') return spaceName(m, id, language);
  if (kind === 'statistic') return phrase(language, `stat.${STATISTICS[id]}`);
  if (kind === 'perk') return perkName(m, id, language);
  if (kind === 'symbol') return phrase(language, 'run.symbol', NUMERALS[id + 1]);
  return undefined;
}
