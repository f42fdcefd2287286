import { type Game, type MatchState, type Option, optionKey } from '@tabard/engine';

/**
 * Keys of options that are the same in all resampled states. The instance numbers of unseen cards differ there, so a
 * card is named by its face; options that differ only in copies of one face count as one.
 */
export type FaceKeys = (m: MatchState, option: Option) => string;

export function faceKeysOf(game: Game): FaceKeys {
  const cards = new Map<string, readonly boolean[]>();
  const isCardAt = (verb: string): readonly boolean[] => {
    let places = cards.get(verb);
    if (!places) {
      places = (game.choices[verb] ?? []).map((kind) => kind === 'card');
      cards.set(verb, places);
    }
    return places;
  };
  return (m, option) => {
    const { verb, refs } = option;
    if (refs.length === 0) return verb;
    const places = isCardAt(verb);
    if (!places.includes(true)) return optionKey(option);
    let key = verb;
    for (let i = 0; i < refs.length; i++) key += places[i] ? ` d${m.cards.def[refs[i]]}` : ` ${refs[i]}`;
    return key;
  };
}
