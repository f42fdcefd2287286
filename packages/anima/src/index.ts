import {
  choiceIn,
  defineGame,
  effectProcedures,
  type Game,
  type Procedure,
  registerContent,
  situationsFrom,
} from '@tabard/engine';
import { cardText, effectText, phrases } from './cardtext.ts';
import { contentFor, isBuiltIn } from './content.ts';
import { deckOf, type Edition, OMEGA_EDITIONS, omegaContent } from './defs.ts';
import { describe } from './describe.ts';
import { EDITION_RULES } from './editions.ts';
import { judgement } from './judgement.ts';
import { keywordsOf } from './keywords.ts';
import { nameOf } from './names.ts';
import { positionOf } from './position.ts';
import { checks } from './rules/checks.ts';
import { fighting } from './rules/combat.ts';
import { encounters } from './rules/encounters.ts';
import { exploring } from './rules/exploration.ts';
import { interacting } from './rules/interaction.ts';
import { missions } from './rules/missions.ts';
import { moving } from './rules/movement.ts';
import { playing } from './rules/play.ts';
import { game } from './rules/procedures.ts';
import { resetting } from './rules/reset.ts';
import { beginOmega, settingUp } from './rules/setup.ts';
import { trading } from './rules/trade.ts';
import { turns } from './rules/turn.ts';
import { choices, events } from './signatures.ts';
import type { Situation } from './situation.ts';
import { type Omega, omegaSchema, procedure } from './state.ts';
import { language } from './vocabulary/language.ts';
import { KEYWORDS } from './words/keywords.ts';

/** Shadow of Omega as this edition has it. */
const omegaIn = (edition: Edition) => contentFor(edition, ['omega']);
for (const edition of OMEGA_EDITIONS) registerContent(omegaIn(edition));

const procedures: readonly Procedure<Omega, Situation>[] = [
  ...turns,
  ...settingUp,
  ...resetting,
  ...moving,
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

/** Anima: Shadow of Omega, first and revised editions. */
export const shadowOfOmega: Game<Omega> = defineGame<Omega>({
  id: 'shadow-of-omega',
  rulesVersion: 2,
  ledger: 'anima',
  seats: EDITION_RULES.revised.seats.is,
  options: {
    edition: { type: 'choice', values: OMEGA_EDITIONS, default: 'revised' },
    tree: { type: 'flag', default: false },
    multipleMissions: { type: 'flag', default: false },
  },
  schema: omegaSchema,
  procedures,
  main: game,
  choices,
  events,
  content: omegaIn('revised'),
  vocabulary: language,
  phrases,
  keywords: KEYWORDS,
  keywordsOf,
  begin: (core, options) => {
    const content = isBuiltIn(core.content)
      ? omegaIn(choiceIn(options, 'edition', OMEGA_EDITIONS)).hash
      : core.content;
    return beginOmega(Object.assign(core, { content }), options);
  },
  position: positionOf,
  describe,
  judgement,
  nameOf,
  cardText,
  effectText,
  figures: (m) => ({
    turn: m.turn,
    countdownEnded: m.countdown === 0 ? 1 : 0,
    finished: m.parties.reduce((sum, party) => sum + party.finished.length, 0),
    revealed: m.final.length,
  }),
  tally: (m) => {
    const { defs } = omegaContent(m);
    const owned = m.owned.flatMap((list, seat) =>
      list.map((def) => ({
        seat,
        group: defs[def].type === 'character' ? 'character' : 'organization',
        card: defs[def].id,
      })),
    );
    const missions = m.parties.flatMap((party, seat) =>
      [...party.missions, ...party.finished].map((card) => ({
        seat,
        group: 'mission',
        card: defs[m.cards.def[card]].id,
      })),
    );
    const used = m.used.flatMap((one, def) =>
      one ? [{ seat: -1, group: deckOf(defs[def]), card: defs[def].id }] : [],
    );
    return [...owned, ...missions, ...used];
  },
});

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
export type { KeywordName } from './keywords.ts';
export { events, type OmegaEvent } from './signatures.ts';
export type { FightSide, Situation, TradeSide } from './situation.ts';
export { INCAPACITATED, type Omega, type Party, type Place, SPUN } from './state.ts';
