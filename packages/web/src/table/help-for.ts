import { contentOf, type Game, type Language, type MatchState, type Option } from '@tabard/engine';
import { knownDef } from './faces.ts';
import { phraseOf } from './say.ts';

/** What an option does, in one line: the game's word on its verb, and what is written on the card it plays. */
export function helpFor(game: Game, state: MatchState, language: Language, option: Option): string {
  const said = phraseOf(game, { language }, `help.${option.verb}`) ?? '';
  return [said, cardTextOf(game, state, language, option)].filter(Boolean).join(' ');
}

function cardTextOf(game: Game, state: MatchState, language: Language, { verb, refs }: Option): string {
  const [kind] = game.choices[verb] ?? [];
  const def = kind === 'card' && refs[0] !== undefined ? knownDef(state, refs[0]) : undefined;
  return def === undefined ? '' : game.cardText(contentOf(state), def, language);
}
