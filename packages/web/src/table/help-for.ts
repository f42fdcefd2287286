import {
  type AskedQuestion,
  contentOf,
  type Game,
  helpText,
  type Language,
  type MatchState,
  type Option,
  type Text,
} from '@tabard/engine';
import { knownDef } from './faces.ts';

/** The decision and the words to describe it. */
interface HelpContext {
  readonly game: Game;
  readonly state: MatchState;
  readonly language: Language;
  readonly asked: AskedQuestion;
  say(text: Text): string;
}

/** What an option does, in one line: the game's word on it, and what is written on the card or effect it names. */
export function helpFor(context: HelpContext, option: Option): string {
  const { game, asked, say } = context;
  return [say(helpText(game, asked, option)), writtenOn(context, option)].filter(Boolean).join(' ');
}

function writtenOn({ game, state, language }: HelpContext, { verb, refs: [ref] }: Option): string {
  const [kind] = game.choices[verb] ?? [];
  if (ref === undefined) return '';
  const gist = game.gistOf?.(contentOf(state), { kind, id: ref }, language);
  if (gist !== undefined) return gist;
  if (kind === 'effect') return game.effectText(contentOf(state), ref, language);
  const def = kind === 'card' ? knownDef(state, ref) : kind === 'def' ? ref : undefined;
  return def === undefined ? '' : game.cardText(contentOf(state), def, language);
}
