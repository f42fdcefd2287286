/** Every sentence of a game, for human readers and for the search for broken ones. */
import {
  below,
  type Content,
  type Decision,
  eventText,
  type Game,
  type Language,
  type MatchEvent,
  type MatchState,
  optionKey,
  optionText,
  type Reader,
  refusalText,
  type Seat,
  sayTo,
  seedRng,
  type Text,
  text,
  type Viewer,
  viewEvent,
} from '@tabard/engine';

/** One line, and where it was read: a card, a keyword, the log, a question, an option, a refusal. */
export interface ReadLine {
  readonly where: string;
  readonly line: string;
}

/** The names and texts of all cards. */
export function cardLines(game: Game, content: Content, language: Language): ReadLine[] {
  return content.defs.flatMap((def, id) => {
    const lines = game.cardText(content, id, language).split('\n');
    return [def.names[language], ...lines].map((line) => ({ where: `card ${def.id}`, line }));
  });
}

export function keywordLines(game: Game, language: Language): ReadLine[] {
  return Object.entries(game.keywords).flatMap(([name, { words }]) =>
    words[language].map((line) => ({ where: `keyword ${name}`, line })),
  );
}

/** The sentences that need no match: refusals, outcomes, options. */
export function phraseLines(game: Game, language: Language): ReadLine[] {
  const keys = Object.keys(game.phrases[language]).filter((key) => /^(refuse|outcome|option)\./.test(key));
  const match = game.create({ seed: 'texts', seats: game.seats.min });
  const reader: Reader = { language, seat: -1, seats: seatNames(game.seats.max) };
  return keys.map((key) => ({ where: key, line: sayTo(game, match, reader, text(key)) }));
}

/** Names before which French elides, and one before which it does not. */
const NAMES = ['Anouk', 'Bo', 'Édith', 'Wren', 'Ulla', 'Max'];

function seatNames(seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => NAMES[seat % NAMES.length]);
}

/** A match at random, from a seed. */
export interface Reading {
  readonly seed: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** It stops after this many lines. */
  readonly lines: number;
}

/** Everything that the people at the table read while a match is played at random. */
export function playedLines(game: Game, language: Language, reading: Reading): ReadLine[] {
  const { seed, seats, options, lines: most } = reading;
  const rng = seedRng(`reading ${seed}`);
  const state = game.create({ seed, seats, options });
  const lines: ReadLine[] = [];
  while (!state.outcome && lines.length < most) {
    const decisions = game.pending(state);
    const decision = decisions[below(rng, decisions.length)];
    lines.push(...questionLines(game, state, language, decision));
    const events: MatchEvent[] = [];
    const option = decision.options[below(rng, decision.options.length)];
    game.choose(state, decision.seat, { n: decision.n, key: optionKey(option) }, (event) =>
      events.push(event),
    );
    lines.push(...logLines(game, state, language, events));
  }
  return lines;
}

function questionLines(game: Game, state: MatchState, language: Language, decision: Decision): ReadLine[] {
  const { seat } = decision;
  const seen = game.view(state, seat).state;
  const read = (where: string, one: Text) => lineFor(game, seen, language, seat, where, one);
  return [
    read(`ask.${decision.kind}`, decision.text),
    ...decision.options.map((option) => read(`do.${option.verb}`, optionText(game, option, decision))),
    ...game.unavailable(state, seat).map(({ why }) => read(`refuse.${why.code}`, refusalText(why))),
  ];
}

/** The log for a spectator and for each seat; identical lines are returned once. */
function logLines(
  game: Game,
  state: MatchState,
  language: Language,
  events: readonly MatchEvent[],
): ReadLine[] {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: state.seats }, (_, seat) => seat)];
  return events.flatMap((event) => {
    const lines = viewers.map((viewer) => {
      const seat = viewer === 'spectator' ? -1 : viewer;
      const seen = game.view(state, viewer).state;
      const said = eventText(game, viewEvent(state, event, viewer));
      return lineFor(game, seen, language, seat, `event.${event.type}`, said);
    });
    return lines.filter(({ line }, i) => lines.findIndex((other) => other.line === line) === i);
  });
}

function lineFor(
  game: Game,
  state: MatchState,
  language: Language,
  seat: Seat | -1,
  where: string,
  said: Text,
): ReadLine {
  return { where, line: sayTo(game, state, { language, seat, seats: seatNames(state.seats) }, said) };
}
