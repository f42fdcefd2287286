import { ContentError, compileEffect, type EffectNode, hashString, unknownWord } from '@tabard/engine';
import type { Lamp, LampSet } from './state.ts';
import { language } from './vocabulary.ts';

const FIELDS = ['id', 'names', 'copies', 'reply', 'effect'];

/** Reads a set of cards and compiles its effects. */
export function readSet(written: unknown): LampSet {
  if (!Array.isArray(written)) throw new ContentError([], 'a set is a list of cards');
  const nodes: EffectNode[] = [];
  const defs = written.map((card, i) => readCard(card, i, nodes));
  return { hash: hashString(JSON.stringify(written)), defs, nodes };
}

function readCard(written: unknown, at: number, nodes: EffectNode[]): Lamp {
  const { id, names, copies, reply, effect, ...rest } = written as Record<string, unknown>;
  const stray = Object.keys(rest)[0];
  if (stray) throw new ContentError([at, stray], unknownWord('field', stray, FIELDS));
  if (typeof id !== 'string') throw new ContentError([at, 'id'], 'a card needs an id');
  if (!isNames(names)) throw new ContentError([at, 'names'], `"${id}" needs a name in en and in fr`);
  if (!Number.isInteger(copies)) throw new ContentError([at, 'copies'], `"${id}" needs a number of copies`);
  return {
    id,
    back: 0,
    names,
    copies: copies as number,
    isReply: reply === true,
    effect: compileEffect(language, effect, [at, 'effect'], nodes),
  };
}

function isNames(names: unknown): names is Lamp['names'] {
  const { en, fr } = (names ?? {}) as Record<string, unknown>;
  return typeof en === 'string' && typeof fr === 'string';
}
