import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import { name, number, oneOf, optional, yes } from './args.ts';
import { bindContent, ContentError, compileEffect } from './compile.ts';
import { registerContent } from './content.ts';
import { allow, type Option, optionKey } from './decision.ts';
import { type EffectLanguage, effectProcedures, effectsAbout } from './effects.ts';
import {
  answer,
  ask,
  declare,
  done,
  offered,
  type Procedure,
  proceduresOf,
  run,
  tableOf,
  waitingAt,
} from './procedure.ts';
import { refuse } from './refusal.ts';
import { card, type Infer, int, struct } from './schema.ts';
import { sharedWords } from './shared-words.ts';
import type { Phrases } from './text.ts';
import { type EffectNode, effectsWithin, type Tell, telling } from './vocabulary.ts';

const about = struct({ you: int, card, rival: int, amount: int });
type About = Infer<typeof about>;
const effects = effectsAbout<Toy, About>(about);
const { word, phrasing, perform, whyNot } = effects;

const both = <A>(tell: (args: A) => string): Tell<A> => ({
  en: tell,
  fr: (args) => `fr(${tell(args)})`,
});

const language: EffectLanguage<Toy, About> = {
  effects,
  words: {
    ...sharedWords(effects, {
      rule: 'TOY-09',
      decider: (_m, of) => of.you,
    }),
    gain: word({
      args: { points: number, half: yes, to: optional(oneOf(['you', 'rival'])), from: optional(name) },
      text: {
        en: (args, t) => `gain ${args.points}${args.from ? ` from ${t.nameOf(args.from)}` : ''}`,
        fr: (args, t) => `fr(gain ${args.points}${args.from ? ` from ${t.nameOf(args.from)}` : ''})`,
      },
      whyNot: (_m, _about, args) => (args.points === 0 ? refuse('no-points', 'TOY-09') : undefined),
      run: (m, v, args) => {
        m.points[args.to === 'rival' ? v.rival : v.you] += args.points;
        v.amount = args.points;
      },
    }),
    again: word({
      args: {},
      text: both(() => 'as many again'),
      run: (m, v) => {
        m.points[v.you] += v.amount;
      },
    }),
    point: word({
      args: {},
      text: both(() => 'point'),
      steps: () => ({
        ask: ask({
          kind: 'point',
          rule: 'TOY-09',
          who: (_m, v) => v.you,
          offer: (_m, _v, offer) => allow(offer, 'point'),
          then: () => done(),
        }),
      }),
    }),
    nothing: word({ args: {}, text: both(() => 'nothing'), run: () => {} }),
  },
  families: {
    condition: {
      leading: phrasing<boolean>()({
        args: {},
        text: both(() => 'leading'),
        value: (m, of) => m.points[of.you] === Math.max(...m.points),
      }),
      atLeast: phrasing<boolean>()({
        args: { points: number },
        text: both((args) => `at least ${args.points}`),
        value: () => true,
      }),
    },
  },
};

function compile(written: unknown): { node: number; nodes: EffectNode[] } {
  const nodes: EffectNode[] = [];
  return { node: compileEffect({ vocabulary: language, nodes }, written, ['cards', 0, 'effect']), nodes };
}

/** Makes content of an effect, under its own text as the hash. */
function load(written: unknown): number {
  const { node, nodes } = compile(written);
  registerContent({ ...toy.content, hash: JSON.stringify(written), nodes });
  return node;
}

/** Runs an effect for seat 0; the answers are option keys. */
function resolve(written: unknown, answers: string[] = [], points = [0, 0]) {
  const node = load(written);
  const main = proceduresOf<Toy>()(declare('main', struct({})), {
    begin: () => perform(node, { you: 0, card: 3, rival: 1, amount: 0 }, 'end'),
    end: () => done(),
  });
  const table = tableOf([main, ...effectProcedures(language, proceduresOf<Toy>())] as Procedure<never>[]);
  const m = { ...toy.create({ seed: 'effects', seats: 2 }), content: JSON.stringify(written), points };
  m.stack = [{ proc: 'main', step: 'begin', since: 0, vars: {} }];
  run(m, table, () => false);
  const asked: string[][] = [];
  for (const key of answers) {
    const at = waitingAt(m, table);
    if (!at) throw new Error(`nobody asks for "${key}"`);
    const options = offered(m, at.frame, at.step, 0);
    asked.push(options.map(optionKey));
    answer(m, table, at.frame, at.step, 0, options.find((option) => optionKey(option) === key) as Option);
    run(m, table, () => false);
  }
  return { m, asked };
}

describe('an effect', () => {
  it('runs a list and its nested lists in order', () => {
    const { m } = resolve([{ gain: 2 }, [{ gain: 1 }, { gain: 4, to: 'rival' }], 'nothing']);
    expect([m.points, m.stack]).toEqual([[3, 4], []]);
  });

  it('passes the amount of an earlier part to a later one, even through a choice', () => {
    expect(resolve([{ gain: 2 }, 'again']).m.points).toEqual([4, 0]);
    expect(resolve([{ may: { gain: 3 } }, 'again'], ['choose-effect 0']).m.points).toEqual([6, 0]);
  });

  it('keeps the amount of an earlier part across a part that asks and gives none', () => {
    expect(resolve([{ gain: 2 }, 'point', 'again'], ['point']).m.points).toEqual([4, 0]);
    expect(resolve([{ gain: 2 }, { may: { gain: 3 } }, 'again'], ['pass']).m.points).toEqual([4, 0]);
  });

  it('asks which part to take, and offers only those that would do something', () => {
    const { m, asked } = resolve({ choose: [{ gain: 0 }, { gain: 5 }, { gain: 7 }] }, ['choose-effect 2']);
    expect([asked, m.points]).toEqual([[['choose-effect 1', 'choose-effect 2']], [7, 0]]);
  });

  it('does not ask when no choice would do anything', () => {
    expect(resolve({ choose: [{ gain: 0 }, { gain: 0 }] }).m.stack).toEqual([]);
  });

  it.each([
    ['pass', 0],
    ['choose-effect 0', 3],
  ])('may be declined: %s', (key, points) => {
    const { m, asked } = resolve({ may: { gain: 3 } }, [key]);
    expect([asked, m.points[0]]).toEqual([[['choose-effect 0', 'pass']], points]);
  });

  it.each([
    [[5, 0], 6],
    [[0, 5], 2],
  ])('depends on a condition: %j', (points, expected) => {
    const written = { if: 'leading', then: { gain: 1 }, else: { gain: 2 } };
    expect(resolve(written, [], points).m.points[0]).toBe(expected);
  });

  it('does nothing when the condition fails and there is no "else"', () => {
    expect(resolve({ if: 'leading', then: { gain: 1 } }, [], [0, 5]).m.points).toEqual([0, 5]);
  });

  it.each([
    [{ gain: 1 }, undefined],
    [{ gain: 0 }, 'no-points'],
    [[{ gain: 0 }, { gain: 1 }], undefined],
    [[{ gain: 0 }], 'nothing-to-do'],
    [{ choose: [{ gain: 0 }] }, 'nothing-to-do'],
    [{ may: { gain: 0 } }, 'no-points'],
    [{ if: 'leading', then: { gain: 0 } }, 'no-points'],
  ])('%j would be refused as %s', (written, code) => {
    const node = load(written);
    const m = { ...toy.create({ seed: 'why', seats: 2 }), content: JSON.stringify(written) };
    expect(whyNot(m, node, { you: 0, card: -1, rival: -1, amount: 0 })?.code).toBe(code);
  });
});

describe('a written effect', () => {
  it('compiles to nodes, with the first argument under the word itself', () => {
    const { node, nodes } = compile({ if: { atLeast: 3 }, then: { gain: 1, half: true, from: 'bank' } });
    expect(nodes).toEqual([
      { word: 'gain', args: { points: 1, half: true, from: 'bank' } },
      { word: 'if', args: { if: { family: 'condition', name: 'atLeast', args: { points: 3 } }, then: 0 } },
    ]);
    expect(node).toBe(1);
  });

  it.each<[unknown, (string | number)[], string]>([
    [{ gian: 1 }, [], 'unknown effect word "gian"; did you mean "gain"?'],
    [7, [], '7 is no effect word'],
    [[{ gain: 1 }, { gain: 'x' }], [1, 'gain'], 'expected a whole number, found "x"'],
    [{ gain: 1, form: 'bank' }, ['form'], 'unknown part of "gain" "form"; did you mean "from"?'],
    [{ gain: 1, half: 'no' }, ['half'], 'expected true, found "no"'],
    [{ gain: 1, to: 'rivla' }, ['to'], 'unknown word "rivla"; did you mean "rival"?'],
    [{ gain: 1, from: 3 }, ['from'], 'expected a name, found 3'],
    [{ if: 'leadin', then: 'nothing' }, ['if'], 'unknown condition "leadin"; did you mean "leading"?'],
    [{ if: 'leading' }, [], '"if" needs "then"'],
    [{ if: { atLeast: 1.5 }, then: 'nothing' }, ['if', 'atLeast'], 'expected a whole number, found 1.5'],
    [{ nothing: 3 }, ['nothing'], '"nothing" takes nothing'],
    [{ choose: { gain: 1 } }, ['choose'], 'expected a list of effects'],
  ])('%j is refused with its place', (written, path, message) => {
    let error: unknown;
    try {
      compile(written);
    } catch (problem) {
      error = problem;
    }
    expect(error).toBeInstanceOf(ContentError);
    expect((error as ContentError).message).toBe(message);
    expect((error as ContentError).path).toEqual(['cards', 0, 'effect', ...path]);
  });
});

describe('compiled content', () => {
  it('gets its vocabulary entries back when it is read from JSON', () => {
    const written = [{ may: { gain: 1 } }, { if: { atLeast: 3 }, then: 'nothing' }];
    const kept = JSON.parse(JSON.stringify(compile(written)));
    bindContent([language], kept);
    expect(kept.nodes.map((node: EffectNode) => node.spec)).toEqual(
      compile(written).nodes.map((node) => node.spec),
    );
    expect(kept.nodes[3].args.if.spec).toBe(language.families.condition.atLeast);
  });

  it('keeps the words of two languages apart by prefix', () => {
    const { nothing, sequence } = language.words;
    const other = { prefix: 'tale/', words: { nothing: { ...nothing }, sequence }, families: {} };
    const nodes: EffectNode[] = [];
    compileEffect({ vocabulary: language, nodes }, 'nothing', ['a']);
    compileEffect({ vocabulary: other, nodes }, 'nothing', ['b']);
    expect(nodes.map(({ word }) => word)).toEqual(['nothing', 'tale/nothing']);
    const kept = JSON.parse(JSON.stringify({ nodes }));
    bindContent([language, other], kept);
    expect(kept.nodes[0].spec).toBe(nothing);
    expect(kept.nodes[1].spec).toBe(other.words.nothing);
  });

  it('lists the effects inside an effect, itself first', () => {
    const { node, nodes } = compile([{ may: { gain: 1 } }, { if: 'leading', then: 'nothing' }]);
    expect(effectsWithin(nodes, node).map((one) => nodes[one].word)).toEqual([
      'sequence',
      'may',
      'gain',
      'if',
      'nothing',
    ]);
  });
});

describe('the text of an effect', () => {
  const phrases: Phrases = {};

  it.each<['en' | 'fr', string]>([
    ['en', 'you may gain 2 from Bank, then leading, choose one: (a) gain 1; (b) nothing'],
    [
      'fr',
      'si vous le voulez, fr(gain 2 from Bank), puis fr(leading), au choix : (a) fr(gain 1); (b) fr(nothing)',
    ],
  ])('is generated in %s', (lang, expected) => {
    const { node, nodes } = compile([
      { may: { gain: 2, from: 'bank' } },
      { if: 'leading', then: { choose: [{ gain: 1 }, 'nothing'] } },
    ]);
    const t = telling(nodes, lang, phrases, (id) => id[0].toUpperCase() + id.slice(1));
    expect(t.effect(node)).toBe(expected);
  });
});
