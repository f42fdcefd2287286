/** What an option of a Script costs and gives, part by part, as a page shows it: DE-JOUR-04. */
import { type EffectNode, type Language, type Node, nodeOf, type Telling, telling } from '@tabard/engine';
import { effectText } from '../../cardtext.ts';
import { eclipseContent } from '../../defs.ts';
import { phrases } from '../../words/phrases.ts';
import type { HeldDef, TestRow } from '../defs.ts';
import { type InTale, storyOf } from '../facts.ts';
import { calledBy } from '../names.ts';
import { storyText } from '../texts.ts';

/** One cost or gain: the word of the Script language it comes from, its number where it has a plain one, its text. */
export interface OptionPart {
  readonly word: string;
  readonly count: number | undefined;
  readonly text: string;
  /** The Test that it leads to, by its number. */
  readonly test?: number;
}

export interface OptionFacts {
  readonly label: string;
  /** What it needs, where it needs something. */
  readonly needs: string | undefined;
  readonly costs: readonly OptionPart[];
  readonly gives: readonly OptionPart[];
  /** What it ends: an Exploration, the Scenario. */
  readonly warns: string | undefined;
}

/** Words that hold others: what they hold is shown instead. */
const HOLDING: Readonly<Record<string, string>> = { sequence: 'steps', pay: 'pay' };

function wordOf({ word }: EffectNode): string {
  return word.slice(word.indexOf('/') + 1);
}

function isNodes(value: unknown): value is readonly Node[] {
  return Array.isArray(value);
}

/** The number that an argument states plainly: `count: 2`, or an amount that is one. */
function countOf({ args }: EffectNode): number | undefined {
  for (const value of [args.count, args.amount, args.of]) {
    if (typeof value === 'number') return value;
    if (typeof value === 'object' && 'name' in value && value.name === 'number')
      return Number(value.args.number);
  }
  return undefined;
}

function partsOf(m: InTale, node: Node, t: Telling): OptionPart[] {
  const found = nodeOf(m, node);
  const word = wordOf(found);
  const held = found.args[HOLDING[word] ?? ''];
  if (isNodes(held)) return held.flatMap((one) => partsOf(m, one, t));
  const text = t.effect(node);
  return text === '' ? [] : (SHOWN[word]?.(m, found, text) ?? [{ word, count: countOf(found), text }]);
}

type ShownParts = (m: InTale, node: EffectNode, text: string) => OptionPart[];

/** Words whose numbers are no plain gain or cost. */
const SHOWN: Readonly<Record<string, ShownParts>> = {
  // Of all cards that are drawn one is gained.
  'draw-items': (_m, _node, text) => [{ word: 'draw-items', count: 1, text }],
  'draw-equipment': (_m, _node, text) => [{ word: 'draw-equipment', count: 1, text }],
  sell: (_m, { args }, text) => [
    { word: 'pay-item', count: 1, text },
    { word: 'silver', count: Number(args.sell), text: '' },
  ],
  // DE-TEST-01: its table is known before it is chosen.
  test: (m, { args }, text) => [
    { word: 'test', count: undefined, text, test: storyOf(m).at.test[String(args.test)] },
  ],
};

/** The facts of the option that stands at a node. */
export function optionFacts(m: InTale, node: Node, language: Language): OptionFacts {
  const content = eclipseContent(m);
  const { option, requires, spend, warns, do: does } = nodeOf(m, node).args;
  const t = telling(content.nodes, language, phrases[language], (id) => calledBy(m, id, language));
  const parts = (part: unknown) => (typeof part === 'number' ? partsOf(m, part, t) : []);
  return {
    label: storyText(content, String(option), language),
    needs: typeof requires === 'object' && 'spec' in requires ? t.phrase(requires) : undefined,
    costs: parts(spend),
    gives: parts(does),
    warns: typeof warns === 'string' ? warns : undefined,
  };
}

/** The deed of an option alone; empty where this page does not know it. */
export function optionLabel(m: InTale, node: Node, language: Language): string {
  const content = eclipseContent(m);
  const option = content.nodes[node]?.args.option;
  return option === undefined ? '' : storyText(content, String(option), language);
}

/** What a held card does: on the way, and in a Combat where that differs. */
export function heldText(m: InTale, { effect, inCombat }: HeldDef, language: Language): string {
  const content = eclipseContent(m);
  const t = telling(content.nodes, language, phrases[language], (id) => calledBy(m, id, language));
  if (effect !== undefined) return begun(t.effect(effect));
  return inCombat === undefined ? '' : effectText(content, inCombat, language);
}

function begun(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The table of a Test before anything is revealed. */
export function testRows(m: InTale, test: number): readonly TestRow[] {
  return storyOf(m).tests[test].rows;
}

/** What the effect of a Test's row gives, part by part. */
export function rowParts(m: InTale, test: number, row: number, language: Language): OptionPart[] {
  const content = eclipseContent(m);
  const { does } = storyOf(m).tests[test].rows[row];
  const t = telling(content.nodes, language, phrases[language], (id) => calledBy(m, id, language));
  return does === undefined ? [] : partsOf(m, does, t);
}
