import type { Omega, OmegaContent, OmegaDef } from '@tabard/anima';
import { type Content, contentOf, type View } from '@tabard/engine';

/** The state of a view of this game, with its holes. */
export function omegaOf(view: View): Omega {
  return view.state as Omega;
}

export function defIn(content: Content, def: number): OmegaDef {
  return (content as OmegaContent).defs[def];
}

/** The definition of a card instance, or undefined when this viewer does not know it. */
export function defOf(state: Omega, card: number): OmegaDef | undefined {
  const def = card < 0 ? -1 : state.cards.def[card];
  return def < 0 ? undefined : contentOf<OmegaContent>(state).defs[def];
}
