import {
  asNoun,
  type EntityRef,
  type Game,
  type MatchState,
  type Reader,
  say as speak,
  speakerFor,
  type Text,
} from '@tabard/engine';

export interface Speech {
  say(text: Text): string;
  nameOf(entity: EntityRef): string;
}

/** Texts of a game in a reader's words. */
export function speechOf(game: Game, state: MatchState, reader: Reader): Speech {
  const speaker = speakerFor(game, state, reader);
  return { say: (text) => speak(speaker, text), nameOf: (entity) => asNoun(speaker.nameOf(entity)).title };
}

/** A phrase of the game if it has this key, else undefined. */
export function phraseOf(game: Game, reader: Pick<Reader, 'language'>, key: string): string | undefined {
  const phrase = game.phrases[reader.language][key];
  return typeof phrase === 'string' ? phrase : phrase?.[1];
}
