/** The language that Scripts are written in: the second language of the game. */
import type { EffectLanguage } from '@tabard/engine';
import { runAmounts, runWords } from '../../run/vocabulary.ts';
import type { InTale } from '../facts.ts';
import { lines, type TaleAbout } from '../handles.ts';
import { flowWords } from './flow.ts';
import { goodsWords } from './goods.ts';
import { memoryWords } from './memory.ts';
import { amounts, conditions } from './phrases.ts';

export const taleLanguage: EffectLanguage<InTale, TaleAbout> = {
  prefix: 'tale/',
  effects: lines,
  words: { ...flowWords, ...goodsWords, ...memoryWords, ...runWords },
  families: { 'tale-condition': conditions, 'tale-amount': { ...amounts, ...runAmounts } },
};
