import { effectProcedures, type GameSpec, type Procedure, type Seat, situationsFrom } from '@tabard/engine';
import { beginMatch, optionsOf } from './begin.ts';
import { cardText, effectText, gistOf } from './cardtext.ts';
import { combatAlone } from './combat-alone.ts';
import { readContent } from './compile/read-content.ts';
import { BACKS, eclipseContent } from './defs.ts';
import { describe } from './describe.ts';
import { goalsOf } from './goals.ts';
import { judgement } from './judgement.ts';
import { keywordsOf } from './keywords.ts';
import { nameOf } from './names.ts';
import { openSet } from './open-content.ts';
import { placeOf } from './places.ts';
import { positionOf } from './position.ts';
import { printedOf } from './printed.ts';
import { resign } from './rules/aftermath.ts';
import { approaching } from './rules/approach.ts';
import { building } from './rules/building.ts';
import { resolvingCards } from './rules/cards.ts';
import { combats } from './rules/combat.ts';
import { enemyTurns } from './rules/enemy-turn.ts';
import { isVersus } from './rules/facts.ts';
import { match } from './rules/handles.ts';
import { matches } from './rules/match.ts';
import { moving } from './rules/movement.ts';
import { opening } from './rules/opening.ts';
import { startingFrom } from './rules/origins.ts';
import { knownFacesOf } from './rules/owned.ts';
import { procedure } from './rules/procedure.ts';
import { drafting, duels } from './rules/pvp.ts';
import { settingUp } from './rules/setup.ts';
import { striking } from './rules/strike.ts';
import { trading } from './rules/trading.ts';
import { turns } from './rules/turn.ts';
import { sheetOf } from './run/board-facts.ts';
import { isRun, runPoints } from './run/facts.ts';
import { camps } from './run/rules/camp.ts';
import { runFights } from './run/rules/fight.ts';
import { learnings } from './run/rules/learning.ts';
import { mysteries } from './run/rules/mystery.ts';
import { resolutions } from './run/rules/resolution.ts';
import { runs } from './run/rules/run.ts';
import { setups } from './run/rules/setup.ts';
import { stepping } from './run/rules/step.ts';
import { choiceRoles, choices, events, lineRoles, peaks, runPeaks } from './signatures.ts';
import type { Situation } from './situation.ts';
import { type Match, matchSchema } from './state.ts';
import { keptHalf } from './tale/kept.ts';
import { campaigns } from './tale/rules/campaign.ts';
import { choosings } from './tale/rules/choosing.ts';
import { fights } from './tale/rules/fight.ts';
import { gains } from './tale/rules/gaining.ts';
import { journals } from './tale/rules/journal.ts';
import { preparations } from './tale/rules/prepare.ts';
import { taleProcedure } from './tale/rules/procedure.ts';
import { divisions } from './tale/rules/sharing.ts';
import { trials } from './tale/rules/trial.ts';
import { wrapUps } from './tale/rules/wrap-up.ts';
import { taleLanguage } from './tale/vocabulary/language.ts';
import { whyVain } from './vain.ts';
import { verdictOf } from './verdicts.ts';
import { language } from './vocabulary/language.ts';
import { KEYWORDS } from './words/keywords.ts';
import { optionNames } from './words/option-names.ts';
import { phrases } from './words/phrases.ts';

const procedures: readonly Procedure<Match, Situation>[] = [
  ...matches,
  ...drafting,
  ...trading,
  ...building,
  ...duels,
  ...combats,
  ...settingUp,
  ...opening,
  ...turns,
  ...enemyTurns,
  ...resolvingCards,
  ...striking,
  ...moving,
  ...approaching,
  ...startingFrom,
  ...effectProcedures(language, procedure),
  ...campaigns,
  ...preparations,
  ...journals,
  ...fights,
  ...trials,
  ...gains,
  ...divisions,
  ...choosings,
  ...wrapUps,
  ...runs,
  ...setups,
  ...stepping,
  ...runFights,
  ...mysteries,
  ...learnings,
  ...camps,
  ...resolutions,
  ...effectProcedures(taleLanguage, taleProcedure),
];

/** What is going on, outermost first: what a board shows. The state may be a view's. */
export const situationOf = situationsFrom(procedures);

/** What the game declares. */
export const eclipseSpec: GameSpec<Match> = {
  id: 'dragon-eclipse',
  rulesVersion: 7,
  ledger: 'dragon-eclipse-combat',
  seats: { min: 1, max: 2 },
  options: optionsOf(openSet),
  schema: matchSchema,
  knownFaces: knownFacesOf,
  procedures,
  main: match,
  choices,
  events,
  choiceRoles,
  lineRoles,
  daily: { options: { mode: 'roguelite' }, scoreOf: runPoints },
  peaks: (m) => (isRun(m) ? runPeaks : peaks),
  content: openSet,
  vocabulary: [language, taleLanguage],
  readContent,
  kept: keptHalf,
  phrases: {
    en: { ...phrases.en, ...optionNames(openSet, 'en') },
    fr: { ...phrases.fr, ...optionNames(openSet, 'fr') },
  },
  keywords: KEYWORDS,
  keywordsOf,
  begin: beginMatch,
  position: positionOf,
  describe,
  judgement,
  nameOf,
  placeOf,
  cardText,
  printedOf,
  verdictOf,
  confined: combatAlone,
  effectText,
  gistOf,
  whyVain,
  editionOf: (m) => (isVersus(m) ? 'pvp' : m.mode === 'combat' ? undefined : m.mode),
  resigned: resign,
  goals: goalsOf,
  // A Run gives its sheet with the outcome.
  sheetOf: (m) => (isRun(m) ? m.outcome && sheetOf(m) : m.tale?.sheet || undefined),
  figures: (m) => ({
    round: m.combat?.round ?? 0,
    turn: m.combat?.turn ?? 0,
    tamed: m.outcome?.reason === 'tamed' ? 1 : 0,
    won: m.outcome?.reason === 'won' ? 1 : 0,
    first: m.combat && m.outcome?.winners.includes(m.combat.first) ? 1 : 0,
    ...(m.run && {
      bosses: m.run.bosses,
      combats: m.run.defeated.length,
      runWon: m.run.state === 'won' ? 1 : 0,
    }),
    damage: m.combat?.fighters[isVersus(m) ? 1 - m.combat.first : m.seats]?.damage ?? 0,
  }),
  tally: (m) => {
    const { defs } = eclipseContent(m);
    const mystlings = m.tamers.flatMap((tamer, seat: Seat) =>
      tamer.mystlings.map((def) => ({ seat, group: 'mystling', card: defs[def].id })),
    );
    const met = m.run?.defeated ?? (isVersus(m) ? [] : [m.asked.enemy]);
    const enemy = met.map((def) => ({ seat: -1, group: 'enemy', card: defs[def].id }));
    const used = m.usedDefs.flatMap((one, def) =>
      one ? [{ seat: -1, group: BACKS[defs[def].back], card: defs[def].id }] : [],
    );
    return [...mystlings, ...enemy, ...used];
  },
};
