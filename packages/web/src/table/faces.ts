import {
  backOfHidden,
  type CardDef,
  type Content,
  contentOf,
  type Game,
  isHidden,
  type Language,
  type MatchState,
} from '@tabard/engine';
import type { BackFace, CardFace } from '../ui/game-card.tsx';
import type { GameSkin } from './board.ts';

const BACK_COLOURS = ['tide', 'moss', 'ember', 'dusk', 'earth', 'air'] as const;
const FIELD_COLOURS = ['earth', 'tide', 'moss', 'dusk', 'ember'] as const;
const FIELD_ICONS = [
  'card-random',
  'scroll-unfurled',
  'tied-scroll',
  'lantern-flame',
  'candle-light',
] as const;

/** The face of a definition: the game's own, else one made from its names, its text and its picture. */
export function faceOfDef(
  game: Game,
  skin: GameSkin,
  content: Content,
  def: number,
  language: Language,
): CardFace {
  if (skin.faceOf) return skin.faceOf(game, content, def, language);
  const facts = content.defs[def] as CardDef & { readonly picture?: FacePicture };
  const shade = FIELD_COLOURS[def % FIELD_COLOURS.length];
  return {
    name: facts.names[language],
    icon: facts.picture?.icon ?? FIELD_ICONS[def % FIELD_ICONS.length],
    colours: facts.picture?.colours ?? [shade, 'walnut'],
    frame: shade,
    text: game.cardText(content, def, language),
  };
}

/** The face of a definition as it counts in this match. */
export function faceInMatch(
  game: Game,
  skin: GameSkin,
  state: MatchState,
  def: number,
  language: Language,
): CardFace {
  return skin.faceIn?.(game, state, def, language) ?? faceOfDef(game, skin, contentOf(state), def, language);
}

interface FacePicture {
  readonly icon: string;
  readonly colours: readonly string[];
}

export function backFace(skin: GameSkin, back: number): BackFace {
  if (skin.backOf) return skin.backOf(back);
  return { icon: 'card-random', colour: BACK_COLOURS[back % BACK_COLOURS.length] };
}

/** The definition of a card of a view, or undefined where this viewer does not know it. */
export function knownDef(state: MatchState, card: number): number | undefined {
  const def = isHidden(card) || card < 0 ? -1 : state.cards.def[card];
  return def === undefined || def < 0 ? undefined : def;
}

/** The back of a card of a view, known or not. */
export function backOfCard(state: MatchState, card: number): number {
  if (isHidden(card)) return backOfHidden(card);
  const def = state.cards.def[card];
  if (def === undefined) return 0;
  return isHidden(def) ? backOfHidden(def) : contentOf(state).defs[def].back;
}
