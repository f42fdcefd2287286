import { type Decision, type Game, optionKey, type Seat, unknownWord } from '@tabard/engine';
import { mismatch } from './facts.ts';
import { type FilePath, type RulingError, wrongAt } from './located.ts';
import { isSame, mapping, type Ruling, type RulingMapping, type RulingStep, texts } from './ruling-file.ts';
import { locating, positionOf } from './ruling-position.ts';
import {
  listed,
  matching,
  type RulingTable,
  readPhrase,
  resolve,
  type Spoken,
  thingsOf,
  written,
} from './ruling-words.ts';

interface Trial extends RulingTable {
  readonly ruling: Ruling;
}

/** Plays a ruling; throws a RulingError at the first difference. */
export function judge(ruling: Ruling, game: Game): void {
  const trial: Trial = { ruling, game, seats: ruling.seats, state: positionOf(ruling, game) };
  for (const step of ruling.steps) takeStep(trial, step);
  checkFacts(trial, ruling.expect, ['expect']);
  const unused = trial.state.dice;
  if (unused.length)
    throw fault(
      trial,
      ['dice'],
      `${unused.length} of ${ruling.dice?.length} dice were never rolled: ${unused.join(', ')}`,
    );
  const { laid } = trial.state;
  if (laid.length)
    throw fault(trial, ['given'], `cards laid on a deck were never drawn: ${cardNames(trial, laid)}`);
}

function cardNames({ game, state }: Trial, cards: readonly number[]): string {
  return cards.map((id) => game.nameOf(state, { kind: 'card', id }, 'en')).join(', ');
}

function fault(trial: Trial, path: FilePath, what: string): RulingError {
  return wrongAt(trial.ruling.source, path, what);
}

function takeStep(trial: Trial, step: RulingStep): void {
  const happened = answer(trial, step);
  step.events.forEach((event, i) => {
    const known = [...Object.keys(trial.game.events), 'resigned'];
    if (!known.includes(event))
      throw fault(trial, [...step.path, 'events', i], unknownWord('event', event, known));
    if (!happened.includes(event))
      throw fault(
        trial,
        [...step.path, 'events', i],
        `"${event}" did not happen; what did: ${happened.join(', ') || 'nothing'}`,
      );
  });
  checkFacts(trial, step.expect, [...step.path, 'expect']);
  for (const [seat, phrases] of phrasesOf(trial, step.offered, [...step.path, 'offered']))
    for (const [path, phrase] of phrases) checkOffered(trial, seat, phrase, path);
  for (const [seat, phrases] of phrasesOf(trial, step.notOffered, [...step.path, 'not offered']))
    for (const [path, phrase] of phrases) checkNotOffered(trial, seat, phrase, path);
  for (const [name, rules] of Object.entries(step.refused)) {
    const path = [...step.path, 'refused', name];
    const seat = seatOf(trial, name, path);
    for (const [phrase, rule] of Object.entries(rules as RulingMapping))
      checkRefused(trial, seat, phrase, String(rule), [...path, phrase]);
  }
}

function phrasesOf(trial: Trial, part: RulingMapping, path: FilePath): [Seat, [FilePath, string][]][] {
  return Object.entries(part).map(([name, phrases]) => {
    const at = [...path, name];
    const list = texts(trial.ruling.source, phrases, at, 'a list of choices');
    return [seatOf(trial, name, at), list.map((phrase, i) => [[...at, i], phrase])];
  });
}

function seatOf(trial: Trial, name: string, path: FilePath): Seat {
  const seat = trial.seats.findIndex((one) => isSame(one, name));
  if (seat < 0) throw fault(trial, path, unknownWord('seat', name, trial.seats));
  return seat;
}

function spokenAt(trial: Trial, phrase: string, path: FilePath): Spoken {
  const spoken = readPhrase(trial, phrase);
  if (typeof spoken === 'string') throw fault(trial, path, spoken);
  return spoken;
}

function decisionOf(trial: Trial, seat: Seat): Decision | undefined {
  return trial.game.pending(trial.state).find((decision) => decision.seat === seat);
}

/** Gives the answer of a step and returns the events it caused. */
function answer(trial: Trial, step: RulingStep): string[] {
  if (step.seat === undefined || step.choice === undefined) return [];
  const path = [...step.path, step.seat];
  const seat = seatOf(trial, step.seat, path);
  const key = keyOf(trial, seat, step.choice, path);
  const { state, game } = trial;
  const happened: string[] = [];
  const refusal = locating(trial.ruling, path, () =>
    game.choose(state, seat, { n: state.n, key }, (event) => happened.push(event.type)),
  );
  if (refusal) throw fault(trial, path, `"${step.choice}" is refused: ${refusal.code}, rule ${refusal.rule}`);
  return happened;
}

function keyOf(trial: Trial, seat: Seat, phrase: string, path: FilePath): string {
  const decision = decisionOf(trial, seat);
  const offered = decision ? `offered: ${listed(trial, decision.options)}` : whoIsAsked(trial, seat);
  const spoken = readPhrase(trial, phrase);
  if (typeof spoken === 'string') throw fault(trial, path, joined(spoken, offered));
  if (spoken.verb === 'resign' && !spoken.things) return 'resign';
  if (!decision) throw fault(trial, path, offered);
  const found = matching(trial, decision.options, spoken);
  if (!found.length) throw fault(trial, path, joined(whyNot(trial, seat, decision, phrase, spoken), offered));
  const ways = new Set(found.map((option) => written(trial, option)));
  if (ways.size > 1) throw fault(trial, path, `"${phrase}" can mean ${listed(trial, found)}: say which`);
  return optionKey(found[0]);
}

/** Two remarks as one, the first of which may be a question. */
function joined(first: string, second: string): string {
  if (!first.endsWith('?')) return `${first}; ${second}`;
  return `${first} ${second.charAt(0).toUpperCase()}${second.slice(1)}`;
}

function whoIsAsked(trial: Trial, seat: Seat): string {
  const pending = trial.game.pending(trial.state);
  if (!pending.length) return 'the match is over';
  const asked = pending.map((decision) => `${trial.seats[decision.seat]} (${decision.kind})`);
  return `${trial.seats[seat]} is not asked now; the game waits for ${asked.join(', ')}`;
}

function whyNot(trial: Trial, seat: Seat, decision: Decision, phrase: string, spoken: Spoken): string {
  const refused = trial.game.unavailable(trial.state, seat);
  const [option] = matching(
    trial,
    refused.map((entry) => entry.option),
    spoken,
  );
  const why = refused.find((entry) => entry.option === option)?.why;
  if (why) return `"${phrase}" is refused: ${why.code}, rule ${why.rule}`;
  const things = decision.options
    .filter(({ verb }) => verb === spoken.verb)
    .map((one) => thingsOf(trial, one));
  return things.some(Boolean)
    ? unknownWord('thing', spoken.things, new Set(things))
    : `"${phrase}" is not offered to ${trial.seats[seat]}`;
}

function checkOffered(trial: Trial, seat: Seat, phrase: string, path: FilePath): void {
  const spoken = spokenAt(trial, phrase, path);
  const decision = decisionOf(trial, seat);
  if (!decision) throw fault(trial, path, whoIsAsked(trial, seat));
  if (matching(trial, decision.options, spoken).length) return;
  const why = whyNot(trial, seat, decision, phrase, spoken);
  throw fault(trial, path, joined(why, `offered: ${listed(trial, decision.options)}`));
}

function checkNotOffered(trial: Trial, seat: Seat, phrase: string, path: FilePath): void {
  const spoken = spokenAt(trial, phrase, path);
  const found = matching(trial, decisionOf(trial, seat)?.options ?? [], spoken);
  if (found.length) throw fault(trial, path, `${trial.seats[seat]} is offered ${listed(trial, found)}`);
  unofferedKey(trial, seat, spoken, path);
}

/** The key of a choice that the game lists as refused. */
function refusedKey(trial: Trial, seat: Seat, spoken: Spoken): string | undefined {
  const refused = trial.game.unavailable(trial.state, seat).map((entry) => entry.option);
  const [option] = matching(trial, refused, spoken);
  return option && optionKey(option);
}

/** The key of a choice that is not offered, from its words; the things it names must exist. */
function unofferedKey(trial: Trial, seat: Seat, spoken: Spoken, path: FilePath): string {
  const listedKey = refusedKey(trial, seat, spoken);
  if (listedKey !== undefined) return listedKey;
  const refs = resolve(trial, spoken);
  if (typeof refs === 'string') throw fault(trial, path, refs);
  return optionKey({ verb: spoken.verb, refs });
}

function checkRefused(trial: Trial, seat: Seat, phrase: string, rule: string, path: FilePath): void {
  const { game, state } = trial;
  const spoken = spokenAt(trial, phrase, path);
  const found = matching(trial, decisionOf(trial, seat)?.options ?? [], spoken);
  if (found.length)
    throw fault(
      trial,
      path,
      `"${phrase}" is not refused; ${trial.seats[seat]} is offered ${listed(trial, found)}`,
    );
  const key = unofferedKey(trial, seat, spoken, path);
  const hash = game.hash(state);
  const refusal = game.choose(state, seat, { n: state.n, key });
  if (!refusal) throw fault(trial, path, `"${phrase}" is not refused but accepted`);
  if (game.hash(state) !== hash) throw fault(trial, path, `"${phrase}" is refused but changes the match`);
  if (refusal.rule !== rule)
    throw fault(trial, path, `"${phrase}" is refused by ${refusal.rule} (${refusal.code}); expected ${rule}`);
}

function checkFacts(trial: Trial, expected: unknown, path: FilePath): void {
  if (expected === undefined) return;
  const { game, state, seats } = trial;
  const wanted = mapping(trial.ruling.source, expected, path, '"expect"');
  const outcome = game.outcome(state);
  const facts: Record<string, unknown> = {
    ...game.describe(state, seats),
    over: outcome !== undefined,
    winners: outcome?.winners.map((seat) => seats[seat]) ?? null,
    waiting: game.pending(state).map((decision) => seats[decision.seat]),
    'dice left': state.dice.length,
  };
  const wrong = mismatch(inSeatOrder(trial, wanted, path), facts, path);
  if (wrong) throw fault(trial, wrong.path, wrong.what);
}

/** Seats that are listed for a result may be listed in any order. */
function inSeatOrder(trial: Trial, wanted: RulingMapping, path: FilePath): RulingMapping {
  const ordered: Record<string, unknown> = { ...wanted };
  for (const word of ['winners', 'waiting']) {
    const names = wanted[word];
    if (!Array.isArray(names)) continue;
    const seats = names.map((name, i) => seatOf(trial, String(name), [...path, word, i]));
    ordered[word] = seats.sort((a, b) => a - b).map((seat) => trial.seats[seat]);
  }
  return ordered;
}
