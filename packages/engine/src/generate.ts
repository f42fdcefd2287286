export type Generated = (value: never) => unknown;

let generated = 0;

/**
 * A function of `v` with this body, which may call the collected helpers as `h0`, `h1` and so on.
 * Equal source texts would share V8's type feedback, so each function has a unique name.
 */
export function generate<F extends Generated>(bodyWith: (helpers: Generated[]) => string): F {
  const helpers: Generated[] = [];
  const body = bodyWith(helpers);
  const names = helpers.map((_, i) => `h${i}`);
  return new Function(...names, `return function copy${++generated}(v) { ${body} }`)(...helpers);
}
