/** Signs of a card, by which its keywords are found: the words it uses, their arguments and their values. */
import type { ArgSpecs, Args, Phrased } from './args.ts';
import type { Node } from './ids.ts';
import { type EffectNode, visitInside } from './vocabulary.ts';

export interface SignVisitor {
  sign(sign: string): void;
  /** Undefined and -1 stand for no effect. */
  effect(node: Node | undefined): void;
  phrase(phrased: Phrased | undefined): void;
}

/** Collects the signs of effects and expressions: `word`, `.argument` and `=value`. */
export function signVisitor(nodes: readonly EffectNode[], signs: Set<string>): SignVisitor {
  const inside = (name: string, specs: ArgSpecs, args: Args) => {
    signs.add(name);
    for (const key of Object.keys(specs)) addArgument(signs, specs, key, args);
    visitInside(specs, args, visitor);
  };
  const visitor: SignVisitor = {
    sign: (sign) => signs.add(sign),
    effect: (node = -1) => {
      if (node >= 0) inside(nodes[node].word, nodes[node].spec.args, nodes[node].args);
    },
    phrase: (phrased) => {
      if (phrased) inside(phrased.name, phrased.spec.args, phrased.args);
    },
  };
  return visitor;
}

/** An expression that is required says nothing about the card, since every use of the word has it. */
function addArgument(signs: Set<string>, specs: ArgSpecs, key: string, args: Args): void {
  const value = args[key];
  if (value === undefined) return;
  const { type, optional } = specs[key];
  if (type !== 'phrase' || optional) signs.add(`.${key}`);
  if (type === 'word') signs.add(`=${value}`);
}

/** The keywords with at least one of these signs, in the order of the table. */
export function keywordsWith<K extends string>(
  table: Readonly<Record<K, readonly string[]>>,
  signs: ReadonlySet<string>,
): readonly K[] {
  const names = Object.keys(table) as K[];
  return names.filter((name) => table[name].some((sign) => signs.has(sign)));
}
