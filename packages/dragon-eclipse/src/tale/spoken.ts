/** What an option says before it is chosen: its effects as far as they are told, and nothing of what lies behind. */
import { type EffectNode, type Node, visitInside } from '@tabard/engine';
import * as words from './words.ts';

type SpokenNode = Pick<EffectNode, 'word' | 'args'>;
export type SpokenNodes = Readonly<Record<Node, SpokenNode>>;

const NOTHING: SpokenNode = { word: 'tale/nothing', args: {} };

function isSilent({ word, spec }: EffectNode): boolean {
  return spec.text === words.flow.silent && word !== 'tale/option';
}

/** The effects below these that say something; the others do nothing here. */
export function spokenNodes(nodes: readonly EffectNode[], roots: readonly (Node | undefined)[]): SpokenNodes {
  const found: Record<Node, SpokenNode> = {};
  const visit = (node: Node): void => {
    const one = nodes[node];
    if (isSilent(one)) {
      found[node] = NOTHING;
      return;
    }
    // What happens otherwise is not said.
    const { else: _, ...args } = one.args;
    found[node] = { word: one.word, args };
    visitInside(one.spec.args, args, { effect: visit, phrase: () => undefined });
  };
  for (const root of roots) if (root !== undefined) visit(root);
  return found;
}
