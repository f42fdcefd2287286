/** Effects under way. Words that need no answer are resolved in one go; the others are frames of their own. */
import {
  type Args,
  become,
  call,
  done,
  type Handle,
  type Next,
  type Procedure,
  type Refusal,
  refuse,
  type Step,
} from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import type { About, EffectVars, InCombat, Match } from '../state.ts';
import type { EclipseNode, EclipseWord } from '../vocabulary/word.ts';
import { effect, reactions, reactionsThen, wordSteps } from './handles.ts';
import { procedure } from './procedure.ts';
import { settle } from './settle.ts';

export const NOTHING_TO_DO = refuse('nothing-to-do', 'DE-TURN-06');

export function nodeOf(m: InCombat, node: number): EclipseNode {
  return eclipseContent(m).nodes[node];
}

export function argsOf(m: InCombat, v: { readonly node: number }): Args {
  return nodeOf(m, v.node).args;
}

/** Runs an effect, then goes on with the step `back`; its result is the last amount on the way. */
export function perform<S extends string>(node: number, about: About, back: S): Next<S, never> {
  return call(effect, effectOf(node, about), back);
}

function effectOf(node: number, { you, card, slot, origin, amount }: About): EffectVars {
  return { node, at: 0, called: 0, you, card, slot, origin, amount };
}

/** Resolves everything that something set off, then goes on with the step `back`. */
export function react<S extends string>(back: S): Next<S, never> {
  return call(reactions, { isInner: false, isBegun: false, target: 0 }, back);
}

/** Why an effect would do nothing now, or undefined when some of it would happen. */
export function whyNotEffect(m: InCombat, node: number, about: About): Refusal | undefined {
  const { spec, args } = nodeOf(m, node);
  return spec.whyNot?.(m, about, args);
}

/** DE-TURN-05: top to bottom; after each part what waits for it is resolved. */
function walk(m: InCombat, v: EffectVars): Next<'walk'> {
  if (v.called) {
    v.called = 0;
    v.amount = m.result;
    settle(m);
    if (m.combat.over) return done();
  }
  if (m.combat.queue.length) return react('walk');
  const { word, args } = nodeOf(m, v.node);
  const steps = word === 'sequence' ? (args.steps as readonly number[]) : undefined;
  const count = steps ? steps.length : 1;
  while (v.at < count) {
    const part = steps ? steps[v.at] : v.node;
    v.at++;
    const next = start(m, v, part);
    if (next) return next;
  }
  return done(v.amount);
}

/** Resolves a part at once, or gives the call that does. */
function start(m: InCombat, v: EffectVars, first: number): Next<'walk'> | undefined {
  let node: number | undefined = first;
  while (node !== undefined) {
    const { word, spec, args }: EclipseNode = nodeOf(m, node);
    if (word === 'sequence') return enter(v, effect, node);
    if (spec.steps && (!spec.run || spec.mustAsk?.(m, v, args))) return enter(v, wordSteps(word), node);
    spec.run?.(m, v, args);
    node = spec.into?.(m, v, args);
    settle(m);
    if (m.combat.over) return done();
    if (!m.combat.queue.length) continue;
    if (node === undefined) return react('walk');
    return call(reactionsThen, effectOf(node, v), 'walk');
  }
  return undefined;
}

function enter(v: EffectVars, proc: Handle<EffectVars, number>, node: number): Next<'walk'> {
  v.called = 1;
  return call(proc, effectOf(node, v), 'walk');
}

/** The interpreter, as procedures: one for effects at large and one for each word that has steps of its own. */
export function effectProcedures(words: Readonly<Record<string, EclipseWord>>): Procedure<Match>[] {
  const stepped = Object.entries(words).filter(([, spec]) => spec.steps);
  return [
    procedure(effect, { walk }),
    procedure(reactionsThen, {
      react: () => react('go-on'),
      'go-on': (_m, v) => become(effect, effectOf(v.node, v)),
    }),
    ...stepped.map(([word, spec]) =>
      procedure(wordSteps(word), spec.steps as Record<string, Step<InCombat, EffectVars>>),
    ),
  ];
}
