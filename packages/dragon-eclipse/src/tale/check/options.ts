/** The sixth point: the options of a list differ. */
import type { Node } from '@tabard/engine';
import type { EclipseContent } from '../../defs.ts';
import type { Check } from './subject.ts';

export const optionsDiffer: Check = ({ content, lines }, report) => {
  for (const { says, args, place } of lines) {
    if (says !== 'choose') continue;
    const seen = new Set<string>();
    for (const node of args.choose as readonly Node[]) {
      const { again, do: does, spend, requires } = content.nodes[node].args;
      const shape = JSON.stringify([
        again,
        requires,
        shapeOf(content, spend as Node),
        shapeOf(content, does as Node),
      ]);
      const isTalk = again && shape.includes('"say"');
      if (seen.has(shape) && !isTalk) report(place, 'two options of a list come to the same');
      seen.add(shape);
    }
  }
};

/** What an effect does, whatever it says. */
function shapeOf({ nodes }: EclipseContent, node: Node | undefined): unknown {
  if (node === undefined) return null;
  const { word, args, spec } = nodes[node];
  if (word === 'tale/say') return 'say';
  return [
    word,
    ...Object.entries(spec.args).map(([key, { type }]) => {
      const value = args[key];
      if (value === undefined) return null;
      if (type === 'effects')
        return (value as readonly Node[]).map((one) => shapeOf({ nodes } as EclipseContent, one));
      return type === 'effect' ? shapeOf({ nodes } as EclipseContent, value as Node) : value;
    }),
  ];
}
