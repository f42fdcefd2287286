/** Effects and conditions that name a place or an Encounter must name some that exist. */
import {
  type ArgSpecs,
  type Args,
  ContentError,
  type EffectNode,
  type Path,
  type Phrased,
  unknownWord,
  visitInside,
} from '@tabard/engine';

/** Checks every argument called `place` among what was compiled since there were `since` nodes. */
export function checkPlaces(
  nodes: readonly EffectNode[],
  since: number,
  places: Readonly<Record<string, unknown>>,
  path: Path,
): void {
  for (const { spec, args } of nodes.slice(since)) checkArgs(spec.args, args, places, path);
}

export function checkPhrase(
  phrase: Phrased | undefined,
  places: Readonly<Record<string, unknown>>,
  path: Path,
): void {
  if (phrase) checkArgs(phrase.spec.args, phrase.args, places, path);
}

function checkArgs(specs: ArgSpecs, args: Args, places: Readonly<Record<string, unknown>>, path: Path): void {
  const { place } = args;
  if (specs.place?.type === 'name' && typeof place === 'string' && !Object.hasOwn(places, place))
    throw new ContentError(path, unknownWord('place', place, Object.keys(places)));
  visitInside(specs, args, {
    effect: () => undefined,
    phrase: (one) => checkArgs(one.spec.args, one.args, places, path),
  });
}
