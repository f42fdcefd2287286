import { compute, fixed, oneOf, type Telling } from '@tabard/engine';
import { MODIFIED } from '../defs.ts';
import { addBoost, UNTIL } from '../rules/boosts.ts';
import { amount, isFoe, side } from './grammar.ts';
import { changeText } from './values.ts';
import { word } from './word.ts';

/** DE-MOD-01, DE-MOD-02: a value is changed for a while. */
export const boost = word({
  args: { stat: oneOf(MODIFIED), by: amount, until: oneOf(UNTIL), who: side },
  text: {
    en: (a, t) =>
      `${isFoe(a) ? 'the opponent has ' : ''}${changeText(a.stat, a.by, t)} ${untilName(a.until, t)}`,
    fr: (a, t) =>
      `${isFoe(a) ? 'l’adversaire a ' : ''}${changeText(a.stat, a.by, t)} ${untilName(a.until, t)}`,
  },
  worth: (a) => 0.9 * Math.abs(fixed(a.by) ?? 2),
  run: (m, v, a) => {
    const who = isFoe(a) ? v.foe : v.you;
    const until = UNTIL.indexOf(a.until);
    addBoost(m, v.you, who, MODIFIED.indexOf(a.stat), compute(m, v, a.by), until);
  },
});

function untilName(until: string, t: Telling): string {
  const fr: Record<string, string> = {
    turn: 'jusqu’à la fin de ce tour',
    'next-turn': 'jusqu’au début de votre prochain tour',
    'next-attack': 'à la prochaine Attaque',
    combat: 'jusqu’à la fin du combat',
  };
  const en: Record<string, string> = {
    turn: 'until the end of this turn',
    'next-turn': 'until your next turn',
    'next-attack': 'for the next Attack',
    combat: 'until the end of the combat',
  };
  return (t.language === 'fr' ? fr : en)[until];
}
