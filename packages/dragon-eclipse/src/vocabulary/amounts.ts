import { number, oneOf, optional, positive } from '@tabard/engine';
import { amountTexts } from '../words/amounts.ts';
import { things } from './things.ts';
import { amountPhrase } from './word.ts';

/** More than any distance. */
const ANY = 99;

const NEAR = 1;

const countArgs = {
  count: oneOf(Object.keys(things)),
  each: optional(number),
  per: optional(positive),
  plus: optional(number),
  most: optional(number),
  range: optional(number),
};

/** Amounts that a card writes or counts. A number may be written as it is. */
export const amounts = {
  number: amountPhrase({
    args: { number },
    text: amountTexts.number,
    value: (_m, _about, a) => a.number,
  }),
  /** Only as a range. */
  any: amountPhrase({
    args: {},
    text: amountTexts.any,
    value: () => ANY,
  }),
  count: amountPhrase({
    args: countArgs,
    text: amountTexts.count,
    value: (m, about, a) => {
      const found = things[a.count](m, about, a.range ?? NEAR);
      const per = a.per ?? 1;
      const value = Math.floor(found / per) * (a.each ?? 1);
      const most = a.most ?? ANY;
      return Math.min(value, most) + (a.plus ?? 0);
    },
  }),
};
