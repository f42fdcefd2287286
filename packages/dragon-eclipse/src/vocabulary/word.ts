import { effects } from '../state.ts';

/** The tools that keywords are written with. */
export const { word, whyNot, perform } = effects;
export const amountPhrase = effects.phrasing<number>();
export const conditionPhrase = effects.phrasing<boolean>();
