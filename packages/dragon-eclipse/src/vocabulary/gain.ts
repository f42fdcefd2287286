import { computeOr, fixed, oneOf, optional } from '@tabard/engine';
import { gainFatigue } from '../rules/fatigue.ts';
import { gainPower } from '../rules/power.ts';
import { gainTokens } from '../rules/tokens.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, isFoe, side } from './grammar.ts';
import { word } from './word.ts';

const WORTH: Record<string, number> = { power: 0.7, token: 1, fatigue: -2 };

/** DE-TAG-GAIN: Power and Elemental tokens come onto the sheet, Fatigue onto the discard pile. */
export const gain = word({
  args: { what: oneOf(['power', 'token', 'fatigue']), count: optional(amount), who: side },
  text: effectTexts.gain,
  worth: (a) => (isFoe(a) ? -1 : 1) * WORTH[a.what] * (fixed(a.count) ?? (a.count === undefined ? 1 : 2)),
  run: (m, v, a) => {
    const who = isFoe(a) ? v.foe : v.you;
    const count = computeOr(m, v, a.count, 1);
    if (a.what === 'power') gainPower(m, who, count);
    else if (a.what === 'token') gainTokens(m, who, count);
    else for (let i = 0; i < count; i++) gainFatigue(m, who);
    v.amount = count;
  },
});
