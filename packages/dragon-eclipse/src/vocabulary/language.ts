import { type EffectLanguage, nodeOf, sharedWords } from '@tabard/engine';
import { whyNotDrawYet } from '../rules/bonus.ts';
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

/** DE-TURN-05, DE-TURN-06; DE-GOLD-03: the player picks for the Enemy. */
const shared = sharedWords(effects, {
  rule: 'DE-TURN-06',
  decider: deciderFor,
  auto: true,
  whyMoot: (m, { you }, effect) => (nodeOf(m, effect).word === 'draw' ? whyNotDrawYet(m, you) : undefined),
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
