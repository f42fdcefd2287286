import {
  type Content,
  contentOf,
  type Decision,
  type Def,
  eventText,
  type Game,
  type Language,
  type MatchEvent,
  type MatchState,
  nearest,
  type Option,
  type Outcome,
  optionKey,
  optionLabels,
  optionText,
  type Reader,
  type Refusal,
  refusalText,
  type Seat,
  say,
  sayTo,
  speakerAlone,
  text,
  unknownWord,
  type Viewer,
  viewEvent,
} from '@tabard/engine';
import { indented } from './indented.ts';
import { knownTable } from './known-table.ts';

/** Puts everything a person reads at the terminal into words: all of it from what that viewer may know. */
export interface MatchTalk {
  question(state: MatchState, decision: Decision): string;
  refusedOptions(state: MatchState, seat: Seat): string;
  refusal(state: MatchState, seat: Seat, refusal: Refusal): string;
  event(state: MatchState, event: MatchEvent, viewer: Viewer): string;
  table(state: MatchState, viewer: Viewer): string;
  card(state: MatchState, name: string): string;
  outcome(state: MatchState, outcome: Outcome): string;
  seatName(seat: Seat): string;
}

export function talkOf(game: Game, language: Language, seats: readonly string[]): MatchTalk {
  const readerOf = (viewer: Viewer): Reader => ({
    language,
    seat: viewer === 'spectator' ? -1 : viewer,
    seats,
  });
  const optionLine = (seen: MatchState, seat: Seat, option: Option): string =>
    sayTo(game, seen, readerOf(seat), optionText(game, option));

  /** In a choice among cards, what each of them is. */
  const onCard = (seen: MatchState, { options }: Decision, option: Option): string => {
    if (!options.every(({ verb }) => verb === options[0].verb)) return '';
    const at = game.choices[option.verb]?.indexOf('card') ?? -1;
    const def = at < 0 ? -1 : (seen.cards.def[option.refs[at]] ?? -1);
    return def < 0 ? '' : `: ${describeCard(game, contentOf(seen), language, def)}`;
  };

  return {
    question: (state, decision) => {
      const { seat } = decision;
      const seen = game.view(state, seat).state;
      const labels = optionLabels(game, seen, decision, (said) => sayTo(game, seen, readerOf(seat), said));
      const lines = decision.options.map(
        (option, i) => `  ${i + 1}  ${labels[i]}${onCard(seen, decision, option)}`,
      );
      return [`${sayTo(game, seen, readerOf(seat), decision.text)} [${decision.rule}]`, ...lines].join('\n');
    },
    refusedOptions: (state, seat) => {
      const seen = game.view(state, seat).state;
      const lines = game.unavailable(state, seat).map(({ option, why }) => {
        const reason = sayTo(game, seen, readerOf(seat), refusalText(why));
        return `  ${optionLine(seen, seat, option)}: ${reason} [${why.rule}]`;
      });
      return lines.length ? lines.join('\n') : 'There is nothing else that you might expect here.';
    },
    refusal: (state, seat, refusal) =>
      `${sayTo(game, game.view(state, seat).state, readerOf(seat), refusalText(refusal))} [${refusal.rule}]`,
    event: (state, event, viewer) =>
      sayTo(
        game,
        game.view(state, viewer).state,
        readerOf(viewer),
        eventText(game, viewEvent(state, event, viewer)),
      ),
    table: (state, viewer) => indented(knownTable(game, game.view(state, viewer), seats)),
    card: (state, name) => cardText(game, contentOf(state), language, name),
    outcome: (state, outcome) => {
      const winners = outcome.winners.map((seat) => seats[seat]).join(', ');
      const key = `outcome.${outcome.reason}`;
      const why = key in game.phrases[language] ? sayTo(game, state, readerOf('spectator'), text(key)) : '';
      const reason = why || `(${outcome.reason})`;
      return `${winners ? `The match is over. Won by: ${winners}.` : 'The match is over. Nobody has won.'} ${reason}`;
    },
    seatName: (seat) => seats[seat],
  };
}

function cardText(game: Game, content: Content, language: Language, wanted: string): string {
  const { defs } = content;
  const named = new Map(defs.flatMap((def, i) => [[def.id, i] as const, [def.names[language], i] as const]));
  const names = [...named.keys()];
  const exact = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
  const found = exact ?? names.find((name) => name.toLowerCase().startsWith(wanted.toLowerCase()));
  const def = named.get(found ?? nearest(wanted, names) ?? '');
  if (def === undefined) return unknownWord('card', wanted, names);
  return `${defs[def].names[language]}: ${describeCard(game, content, language, def)}`;
}

/** Everything printed on a card: its values, then its text. */
function describeCard(game: Game, content: Content, language: Language, def: Def): string {
  const speaker = speakerAlone(game.phrases, language);
  const values = game.printedOf(content, def).map((value) => say(speaker, value));
  const text = game.cardText(content, def, language).replaceAll('\n', ' ');
  return [values.join(', '), text].filter((part) => part !== '').join('. ');
}

/** The option that a typed line means: its number, its key, or its verb when no other option has it. */
export function optionFor(decision: Decision, line: string): Option | undefined {
  if (/^\d+$/.test(line)) return decision.options[Number(line) - 1];
  const exact = decision.options.find((option) => optionKey(option) === line);
  if (exact) return exact;
  const sharing = decision.options.filter((option) => option.verb === line);
  return sharing.length === 1 ? sharing[0] : undefined;
}

/** One sentence on a line that means no option. */
export function notAnOption(decision: Decision, line: string): string {
  const { options } = decision;
  if (/^\d+$/.test(line)) return `There is no option ${line}; expected a number from 1 to ${options.length}.`;
  const sharing = options.filter((option) => option.verb === line);
  if (sharing.length) return `"${line}" could be any of ${sharing.map(optionKey).join(', ')}.`;
  return `${unknownWord('choice', line, options.map(optionKey))} (h shows the commands)`;
}
