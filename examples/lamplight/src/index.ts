import {
  type Content,
  contentOf,
  type Def,
  defineGame,
  type EntityRef,
  effectProcedures,
  flagIn,
  type Language,
  type MatchState,
  type Node,
  type Noun,
  noReactions,
  nounFrom,
  nounOf,
  numberIn,
  type Options,
  readKnowledge,
  type Telling,
  telling,
  typeset,
} from '@tabard/engine';
import inn from '../content/inn.yaml';
import knowledge from '../knowledge.yaml';
import { readSet } from './content.ts';
import { describe, position } from './position.ts';
import * as rules from './rules.ts';
import { innHandle, type Lamp, type Match, schema } from './state.ts';
import { language } from './vocabulary.ts';
import * as en from './words/en.ts';
import * as fr from './words/fr.ts';

const WORDS = { en, fr };

/** Lamplight: keep your lantern the brightest until dawn. */
export const lamplight = defineGame<Match>({
  id: 'lamplight',
  rulesVersion: 2,
  ledger: 'lamplight',
  seats: { min: 2, max: 4 },
  options: {
    nights: { type: 'number', min: 1, max: 1000, default: 1 },
    replies: { type: 'flag', default: true },
    customs: { type: 'flag', default: false },
  },
  schema,
  procedures: [rules.inn, rules.cardOnTable, ...effectProcedures(language, rules.procedure)],
  main: innHandle,
  choices: {
    play: ['card'],
    burn: ['card'],
    reply: ['card'],
    choose: ['seat'],
    'choose-effect': ['effect'],
    first: ['effect', 'seat'],
    pass: [],
  },
  events: {
    drew: ['seat', 'card'],
    played: ['seat', 'card'],
    burnt: ['seat', 'card'],
    replied: ['seat', 'card'],
    snuffed: ['card'],
    established: ['card'],
    brightened: ['seat', '#light'],
    dimmed: ['seat', '#light'],
    peeked: ['seat', 'seat'],
    'night-fell': ['#night'],
    'dawn-came': [],
  },
  content: readSet(inn),
  vocabulary: language,
  phrases: { en: en.phrases, fr: fr.phrases },
  begin,
  position,
  describe,
  judgement: {
    features: (m, seat) => ({ light: m.players[seat].light, cards: m.players[seat].hand.length }),
    knowledge: readKnowledge(knowledge, ['light', 'cards']),
    turnOf: (m) => m.turn,
  },
  nameOf,
  cardText,
  effectText,
  figures: (m) => ({ turn: m.turn, night: m.night }),
});

function begin(core: MatchState, options: Options): Match {
  return Object.assign(core, {
    nights: numberIn(options, 'nights'),
    night: 1,
    replies: flagIn(options, 'replies'),
    customs: flagIn(options, 'customs'),
    turn: 1,
    active: 0,
    deck: [],
    discard: [],
    table: [],
    house: [],
    players: core.answers.map(() => ({ light: 0, hand: [] })),
    reactions: noReactions(),
    fired: [],
  });
}

function nameOf(m: Match, { kind, id }: EntityRef, lang: Language): string | Noun {
  if (kind === 'effect') return effectText(contentOf(m), id, lang);
  const def = contentOf(m).defs[kind === 'card' ? m.cards.def[id] : id];
  return def ? nounOf(def.names, lang) : nounFrom(lang, String(WORDS[lang].phrases['a-card']));
}

function cardText(content: Content, def: Def, lang: Language): string {
  const { effect, custom, isReply } = content.defs[def] as Lamp;
  const words = WORDS[lang];
  if (effect !== undefined) return typeset(words.sentence(effectText(content, effect, lang), isReply), lang);
  return custom ? typeset(words.custom(custom, tellingOf(content, lang)), lang) : '';
}

function effectText(content: Content, node: Node, lang: Language): string {
  return tellingOf(content, lang).effect(node);
}

function tellingOf(content: Content, lang: Language): Telling {
  return telling(content.nodes, lang, WORDS[lang].phrases, (id) => id);
}
