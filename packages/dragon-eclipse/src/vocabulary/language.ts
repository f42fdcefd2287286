import { type EffectLanguage, type Node, type SharedTexts, sharedWords, type Telling } from '@tabard/engine';
import { orderer } from '../rules/reactions.ts';
import { settle } from '../rules/settle.ts';
import { aboutSource } from '../rules/sources.ts';
import { deciderFor } from '../rules/targets.ts';
import { type About, effects, GOES_ON, type InCombat } from '../state.ts';
import { afflict } from './afflict.ts';
import { against } from './against.ts';
import { amounts } from './amounts.ts';
import { arrange } from './arrange.ts';
import { attack } from './attack.ts';
import { blink } from './blink.ts';
import { boost } from './boost.ts';
import { cleanse } from './cleanse.ts';
import { conditions } from './conditions.ts';
import { deal } from './deal.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { from } from './from.ts';
import { gain } from './gain.ts';
import { happenings } from './happenings.ts';
import { heal } from './heal.ts';
import { interrupt } from './interrupt.ts';
import { move } from './move.ts';
import { place } from './place.ts';
import { recall } from './recall.ts';
import { remove } from './remove.ts';
import { repeat } from './repeat.ts';
import { reshuffle } from './reshuffle.ts';
import { resolve } from './resolve.ts';
import { retreat } from './retreat.ts';
import { rush } from './rush.ts';
import { search } from './search.ts';
import { shuffle } from './shuffle.ts';
import { slide } from './slide.ts';
import { slot } from './slot.ts';
import { spend } from './spend.ts';
import { taunt } from './taunt.ts';
import { terrain } from './terrain.ts';
import { trigger } from './trigger.ts';
import { wound } from './wound.ts';

/** What the words that every game shares say here. */
const texts: SharedTexts = {
  sequence: {
    en: (a, t) => a.steps.map(t.effect).join(', then '),
    fr: (a, t) => a.steps.map(t.effect).join(', puis '),
  },
  choose: {
    en: (a, t) => `choose one: ${lettered(a.choose.map(t.effect))}`,
    fr: (a, t) => `au choix : ${lettered(a.choose.map(t.effect))}`,
  },
  may: {
    en: (a, t) => `you may ${t.effect(a.may)}`,
    fr: (a, t) => `si vous le voulez, ${t.effect(a.may)}`,
  },
  if: {
    en: (a, t) => `${t.phrase(a.if)}, ${t.effect(a.then)}${otherwise(a.else, '; otherwise', t)}`,
    fr: (a, t) => `${t.phrase(a.if)}, ${t.effect(a.then)}${otherwise(a.else, ' ; sinon', t)}`,
  },
};

/** "(a) …; (b) …" */
function lettered(parts: readonly string[]): string {
  return parts.map((part, i) => `(${String.fromCharCode(97 + i)}) ${part}`).join('; ');
}

function otherwise(node: Node | undefined, word: string, t: Telling): string {
  return node === undefined ? '' : `${word} ${t.effect(node)}`;
}

/** DE-TURN-05, DE-TURN-06; DE-GOLD-03: the player picks for the Enemy. */
const shared = sharedWords(effects, {
  texts,
  rule: 'DE-TURN-06',
  decider: (m, { you, foe }) => deciderFor(m, you, foe),
  auto: true,
});

/** The keywords of the cards, and how they are run. */
export const language: EffectLanguage<InCombat, About> = {
  effects,
  words: {
    ...shared,
    choose: { ...shared.choose, worth: () => 0.5 },
    may: { ...shared.may, voice: ['player', 'arena'] },
    attack,
    deal,
    afflict,
    wound,
    heal,
    cleanse,
    gain,
    discard,
    move,
    rush,
    retreat,
    blink,
    place,
    draw,
    search,
    recall,
    arrange,
    slide,
    shuffle,
    reshuffle,
    interrupt,
    trigger,
    resolve,
    remove,
    boost,
    terrain,
    taunt,
    slot,
    against,
    from,
    spend,
    repeat,
  },
  families: { amount: amounts, condition: conditions, happening: happenings },
  settle: (m) => {
    settle(m);
    return m.combat.over !== GOES_ON;
  },
  reactions: {
    of: (m) => m.combat.reactions,
    rule: 'DE-GOLD-02',
    orderedBy: orderer,
    about: (m, owner) => aboutSource(m, owner, -1),
  },
};
