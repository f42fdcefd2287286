import {
  ContentError,
  compileEffect,
  type EffectNode,
  hashString,
  namesAt,
  type Path,
  STANDING_FIELDS,
  type Standing,
  type StandingCompiler,
  standingAt,
  type Trigger,
  unknownWord,
} from '@tabard/engine';
import { ACTS, VALUES } from './sources.ts';
import type { Lamp, LampSet } from './state.ts';
import { language } from './vocabulary.ts';

const FIELDS = ['id', 'names', 'copies', 'reply', 'effect', ...STANDING_FIELDS];

/** Reads a set of cards and compiles its effects. */
export function readSet(written: unknown): LampSet {
  if (!Array.isArray(written)) throw new ContentError([], 'a set is a list of cards');
  const nodes: EffectNode[] = [];
  const triggers: Trigger[] = [];
  const standing = { values: VALUES, acts: ACTS, reaches: [] };
  const compiler = { vocabulary: language, nodes, triggers, standing };
  const defs = written.map((card, i) => readCard(compiler, card, i));
  return { hash: hashString(JSON.stringify(written)), defs, nodes };
}

function readCard(c: StandingCompiler, written: Readonly<Record<string, unknown>>, at: number): Lamp {
  const stray = Object.keys(written).find((key) => !FIELDS.includes(key));
  if (stray) throw new ContentError([at, stray], unknownWord('field', stray, FIELDS));
  const { id, names, copies, reply, effect } = written;
  if (typeof id !== 'string') throw new ContentError([at, 'id'], 'a card needs an id');
  if (typeof copies !== 'number' || !Number.isInteger(copies))
    throw new ContentError([at, 'copies'], `"${id}" needs a number of copies`);
  return {
    id,
    back: 0,
    names: namesAt(names, [at, 'names']),
    copies,
    isReply: reply === true,
    effect: effect === undefined ? undefined : compileEffect(c, effect, [at, 'effect']),
    custom: effect === undefined ? customAt(c, written, [at]) : undefined,
  };
}

/** A card without an effect of its own is a custom. */
function customAt(c: StandingCompiler, written: Readonly<Record<string, unknown>>, path: Path): Standing {
  if (STANDING_FIELDS.every((field) => written[field] === undefined))
    throw new ContentError(path, `"${written.id}" needs an effect, or what it changes as a custom`);
  return standingAt(c, written, path);
}
