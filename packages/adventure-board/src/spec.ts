import { effectProcedures, type GameSpec, type Procedure, type Seat, situationsFrom } from '@tabard/engine';
import { beginMatch, options } from './begin.ts';
import { cardText, effectText, gistOf } from './cardtext.ts';
import { boardSet } from './content.ts';
import { BACKS, boardContent, LEVELS } from './defs.ts';
import { describe } from './describe.ts';
import { goalsOf } from './goals.ts';
import { judgement } from './judgement.ts';
import { keywordsOf } from './keywords.ts';
import { nameOf } from './names.ts';
import { placeOf } from './places.ts';
import { positionOf } from './position.ts';
import { challenging } from './rules/challenge.ts';
import { defeats } from './rules/defeat.ts';
import { exploring } from './rules/exploration.ts';
import { trophyValour, valourOf } from './rules/facts.ts';
import { fighting } from './rules/fight.ts';
import { match } from './rules/handles.ts';
import { maintaining } from './rules/maintenance.ts';
import { moving } from './rules/movement.ts';
import { playing } from './rules/play.ts';
import { settingUp } from './rules/setup.ts';
import { turns } from './rules/turn.ts';
import { choiceRoles, choices, contests, events, lineRoles, passes, peaks } from './signatures.ts';
import type { Situation } from './situation.ts';
import { type Match, matchSchema, procedure } from './state.ts';
import { verdictOf } from './verdicts.ts';
import { language } from './vocabulary/language.ts';
import { KEYWORDS } from './words/keywords.ts';
import { phrases } from './words/phrases.ts';

/** The level from which on a winner has seen the world. */
const YELLOW = LEVELS.indexOf('yellow');

const procedures: readonly Procedure<Match, Situation>[] = [
  ...turns,
  ...settingUp,
  ...moving,
  ...exploring,
  ...challenging,
  ...fighting,
  ...defeats,
  ...maintaining,
  ...playing,
  ...effectProcedures(language, procedure),
];

/** What is going on, outermost first: what a board shows. The state may be a view's. */
export const situationOf = situationsFrom(procedures);

export const boardSpec: GameSpec<Match> = {
  id: 'adventure-board',
  rulesVersion: 2,
  ledger: 'adventure-board',
  seats: { min: 1, max: 4 },
  options,
  schema: matchSchema,
  procedures,
  main: match,
  choices,
  events,
  choiceRoles,
  passes,
  lineRoles,
  peaks,
  content: boardSet,
  vocabulary: language,
  phrases,
  keywords: KEYWORDS,
  keywordsOf,
  begin: beginMatch,
  position: positionOf,
  describe,
  judgement,
  nameOf,
  placeOf,
  cardText,
  effectText,
  gistOf,
  contests,
  verdictOf,
  goals: goalsOf,
  figures: (m) => ({
    turn: m.round,
    duels: m.duelsFought,
    duelled: m.duelsFought > 0 ? 1 : 0,
    defeats: m.heroes.reduce((sum, hero) => sum + hero.defeats, 0) / m.seats,
    valour: m.heroes.reduce((sum, _, seat) => sum + valourOf(m, seat), 0),
    trophyValour: m.heroes.reduce((sum, _, seat) => sum + trophyValour(m, seat), 0),
    seasoned: (m.outcome?.winners ?? []).some((seat) => m.heroes[seat].level >= YELLOW) ? 1 : 0,
    level: Math.max(0, ...(m.outcome?.winners ?? []).map((seat) => m.heroes[seat].level)),
    loot: m.heroes.reduce((sum, hero) => sum + hero.loot, 0),
    useful: m.heroes.reduce((sum, hero) => sum + hero.useful, 0),
  }),
  tally: (m) => {
    const { defs, encounters, map } = boardContent(m);
    const characters = m.heroes.flatMap(({ def }, seat: Seat) =>
      def < 0 ? [] : [{ seat, group: 'character', card: defs[def].id }],
    );
    const used = (
      list: readonly number[],
      of: readonly { readonly id: string }[],
      group: (i: number) => string,
    ) => list.flatMap((one, i) => (one ? [{ seat: -1, group: group(i), card: of[i].id }] : []));
    return [
      ...characters,
      ...used(m.usedDefs, defs, (i) => BACKS[defs[i].back]),
      ...used(m.usedEncounters, encounters, () => 'encounter'),
      ...used(m.usedSpaces, map.spaces, () => 'space'),
    ];
  },
};
