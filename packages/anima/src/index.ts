import {
  choiceIn,
  defineGame,
  effectProcedures,
  flagIn,
  type Game,
  type Options,
  type Procedure,
  registerContent,
  situationsFrom,
} from '@tabard/engine';
import { cardText, effectText, phrases } from './cardtext.ts';
import { COMBINED, MISSIONS_OF, missionsIn, setsWith } from './combined.ts';
import { contentFor, isBuiltIn } from './content.ts';
import { type Edition, OMEGA_EDITIONS } from './defs.ts';
import { describe } from './describe.ts';
import { EDITION_RULES } from './editions.ts';
import { figures, tally } from './figures.ts';
import { goalsOf } from './goals.ts';
import { judgement } from './judgement.ts';
import { keywordsOf } from './keywords.ts';
import { nameOf } from './names.ts';
import { positionOf } from './position.ts';
import { printedOf } from './printed.ts';
import { checks } from './rules/checks.ts';
import { fighting } from './rules/combat.ts';
import { encounters } from './rules/encounters.ts';
import { exploring } from './rules/exploration.ts';
import { game } from './rules/handles.ts';
import { seeking } from './rules/horizons.ts';
import { happenings } from './rules/incidents.ts';
import { interacting } from './rules/interaction.ts';
import { missions } from './rules/missions.ts';
import { moving } from './rules/movement.ts';
import { playing } from './rules/play.ts';
import { resetting } from './rules/reset.ts';
import { beginOmega, PLAIN, settingUp } from './rules/setup.ts';
import { trading } from './rules/trade.ts';
import { trapping } from './rules/traps.ts';
import { turns } from './rules/turn.ts';
import { choiceRoles, choices, contests, events, lineRoles, peaks } from './signatures.ts';
import type { Situation } from './situation.ts';
import { type Omega, omegaSchema, procedure } from './state.ts';
import { verdictOf } from './verdicts.ts';
import { language } from './vocabulary/language.ts';
import { KEYWORDS } from './words/keywords.ts';
import { twilightPhrases } from './words/twilight.ts';

const procedures: readonly Procedure<Omega, Situation>[] = [
  ...turns,
  ...settingUp,
  ...resetting,
  ...moving,
  ...seeking,
  ...trapping,
  ...happenings,
  ...interacting,
  ...trading,
  ...exploring,
  ...missions,
  ...encounters,
  ...fighting,
  ...checks,
  ...playing,
  ...effectProcedures(language, procedure),
];

/** What is going on, outermost first: what a board shows in the middle of the table. The state may be a view's. */
export const situationOf = situationsFrom(procedures);

/** What the Anima games share. */
const shared = {
  rulesVersion: 4,
  ledger: 'anima',
  schema: omegaSchema,
  procedures,
  main: game,
  choices,
  events,
  choiceRoles,
  lineRoles,
  peaks,
  vocabulary: language,
  keywords: KEYWORDS,
  keywordsOf,
  position: positionOf,
  describe,
  judgement,
  nameOf,
  cardText,
  printedOf,
  contests,
  verdictOf,
  editionOf: ({ edition }: Omega) => edition,
  effectText,
  goals: goalsOf,
  figures,
  tally,
};

/** Shadow of Omega as this edition has it. */
const omegaIn = (edition: Edition) => contentFor(edition, ['omega']);
for (const edition of OMEGA_EDITIONS) registerContent(omegaIn(edition));

/** Anima: Shadow of Omega, first and revised editions. */
export const shadowOfOmega: Game<Omega> = defineGame<Omega>({
  ...shared,
  id: 'shadow-of-omega',
  seats: EDITION_RULES.revised.seats.is,
  options: {
    edition: { type: 'choice', values: OMEGA_EDITIONS, default: 'revised' },
    tree: { type: 'flag', default: false },
    multipleMissions: { type: 'flag', default: false },
  },
  content: omegaIn('revised'),
  phrases,
  begin: (core, options) => {
    const content = isBuiltIn(core.content)
      ? omegaIn(choiceIn(options, 'edition', OMEGA_EDITIONS)).hash
      : core.content;
    return beginOmega(Object.assign(core, { content }), {
      ...PLAIN,
      tree: flagIn(options, 'tree'),
      multipleMissions: flagIn(options, 'multipleMissions'),
    });
  },
});

/** Twilight of the Gods combined as these options say. */
const twilightWith = (options: Options) => contentFor('twilight', setsWith(options));
for (const combined of COMBINED) registerContent(twilightWith({ with: combined }));

/** Anima: Twilight of the Gods, alone or combined with other sets. AN-OPT-13: neither tree nor Multiple Missions. */
export const twilightOfTheGods: Game<Omega> = defineGame<Omega>({
  ...shared,
  id: 'twilight-of-the-gods',
  seats: EDITION_RULES.twilight.seatsCombined.is,
  options: {
    with: { type: 'choice', values: COMBINED, default: 'alone' },
    missionsOf: { type: 'choice', values: MISSIONS_OF, default: 'twilight' },
    extendedGame: { type: 'flag', default: false },
    openRolls: { type: 'flag', default: false },
  },
  content: twilightWith({ with: 'alone' }),
  phrases: twilightPhrases,
  begin: (core, options) => {
    const content = isBuiltIn(core.content) ? twilightWith(options).hash : core.content;
    const m = Object.assign(core, { content });
    return beginOmega(m, {
      ...PLAIN,
      extendedGame: flagIn(options, 'extendedGame'),
      openRolls: flagIn(options, 'openRolls'),
      missionsOf: missionsIn(m, choiceIn(options, 'missionsOf', MISSIONS_OF)),
    });
  },
});

export { setsWith } from './combined.ts';
export { FILE_NAMES } from './compile/set.ts';
export { contentWith } from './content.ts';
export type {
  AdvantageDef,
  AreaDef,
  CharacterDef,
  Deck,
  Edition,
  EncounterDef,
  MissionDef,
  OmegaContent,
  OmegaDef,
  Reward,
  Skill,
} from './defs.ts';
export { DECKS, forbids } from './defs.ts';
export { isMissionPlace, type PartyFacts, partyFacts } from './facts.ts';
export { guide } from './guide.ts';
export type { KeywordName } from './keywords.ts';
export { partsOf } from './rules/sources.ts';
export { events, type OmegaEvent } from './signatures.ts';
export type { FightSide, Situation, TradeSide } from './situation.ts';
export { INCAPACITATED, type Omega, type Party, type Place, SPUN } from './state.ts';
export { type Twins, twinsWith } from './twins.ts';
