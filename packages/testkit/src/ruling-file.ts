import { type Given, unknownWord } from '@tabard/engine';
import { type FilePath, type Located, readYaml, wrongAt } from './located.ts';

/** A parsed ruling: a position, steps, and expectations. */
export interface Ruling {
  readonly source: Located;
  readonly title: string;
  readonly proves: readonly string[];
  readonly game: string;
  readonly options: RulingMapping;
  readonly seats: readonly string[];
  readonly given: Given;
  readonly dice: readonly number[] | undefined;
  readonly steps: readonly RulingStep[];
  readonly expect: unknown;
}

export interface RulingStep {
  readonly path: FilePath;
  /** Who answers, as written, and with what. */
  readonly seat?: string;
  readonly choice?: string;
  readonly events: readonly string[];
  readonly expect?: unknown;
  readonly offered: RulingMapping;
  readonly notOffered: RulingMapping;
  readonly refused: RulingMapping;
}

export type RulingMapping = Readonly<Record<string, unknown>>;

const WORDS = ['title', 'proves', 'game', 'options', 'seats', 'given', 'dice', 'do', 'expect'];
const STEP_WORDS = ['expect', 'offered', 'not offered', 'refused', 'events'];

/** Reads a ruling; throws a RulingError that names the line and what is wrong there. */
export function parseRuling(text: string, file: string): Ruling {
  const source = readYaml(text, file);
  const top = mapping(source, source.value, [], 'a ruling');
  const stray = Object.keys(top).find((key) => !WORDS.includes(key));
  if (stray !== undefined) throw wrongAt(source, [stray], unknownWord('word', stray, WORDS));
  const seats = seatNames(source, top);
  const ruling: Ruling = {
    source,
    title: sentence(source, top, 'title'),
    proves: texts(source, required(source, top, 'proves'), ['proves'], 'a list of rule ids'),
    game: sentence(source, top, 'game'),
    options: mapping(source, top.options ?? {}, ['options'], '"options"'),
    seats,
    given: mapping(source, top.given ?? {}, ['given'], '"given"'),
    dice: top.dice === undefined ? undefined : diceOf(source, top.dice),
    steps: list(source, top.do ?? [], ['do'], '"do" is a list of steps').map((step, i) =>
      stepOf(source, step, i, seats),
    ),
    expect: top.expect,
  };
  if (!ruling.proves.length) throw wrongAt(source, ['proves'], '"proves" names no rule');
  if (ruling.expect === undefined && !ruling.steps.some(hasCheck))
    throw wrongAt(
      source,
      [],
      'this ruling expects nothing: add "expect", or say in a step what is offered or refused',
    );
  return ruling;
}

function hasCheck(step: RulingStep): boolean {
  const demands = [step.offered, step.notOffered, step.refused].some((part) => Object.keys(part).length);
  return demands || step.expect !== undefined || step.events.length > 0;
}

function stepOf(source: Located, written: unknown, i: number, seats: readonly string[]): RulingStep {
  const path = ['do', i];
  const step = mapping(source, written, path, 'a step');
  const others = Object.keys(step).filter((key) => !STEP_WORDS.includes(key));
  for (const key of others)
    if (!seats.some((seat) => isSame(seat, key)))
      throw wrongAt(source, [...path, key], unknownWord('seat or word', key, [...seats, ...STEP_WORDS]));
  const [seat, second] = others;
  if (second !== undefined)
    throw wrongAt(source, [...path, second], `a step is one choice; "${second}" begins a second one`);
  if (seat !== undefined && typeof step[seat] !== 'string')
    throw wrongAt(source, [...path, seat], `${seat} should choose a verb and things, as in "${seat}: pass"`);
  const part = (word: string) => mapping(source, step[word] ?? {}, [...path, word], `"${word}"`);
  const events = texts(source, step.events ?? [], [...path, 'events'], 'a list of events');
  if (events.length && seat === undefined)
    throw wrongAt(source, [...path, 'events'], 'events come of a choice: write them beside one');
  return {
    path,
    seat,
    choice: seat === undefined ? undefined : String(step[seat]),
    events,
    expect: step.expect,
    offered: part('offered'),
    notOffered: part('not offered'),
    refused: part('refused'),
  };
}

function seatNames(source: Located, top: RulingMapping): string[] {
  const names = texts(source, required(source, top, 'seats'), ['seats'], 'a list of names');
  names.forEach((name, i) => {
    if (STEP_WORDS.some((word) => isSame(word, name)))
      throw wrongAt(source, ['seats', i], `no seat can be called "${name}", a word of rulings`);
    if (names.slice(0, i).some((other) => isSame(other, name)))
      throw wrongAt(source, ['seats', i], `two seats are called "${name}"`);
  });
  return names;
}

function diceOf(source: Located, written: unknown): number[] {
  return list(source, written, ['dice'], '"dice" is a list of numbers').map((die, i) => {
    if (Number.isSafeInteger(die) && Number(die) > 0) return Number(die);
    throw wrongAt(source, ['dice', i], `${JSON.stringify(die)} is no die; expected a whole number from 1`);
  });
}

/** Two words that a reader would call the same. */
export function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

export function plain(word: string): string {
  return word.trim().replace(/\s+/g, ' ').toLowerCase();
}

function required(source: Located, top: RulingMapping, key: string): unknown {
  if (top[key] === undefined || top[key] === null) throw wrongAt(source, [], `"${key}" is missing`);
  return top[key];
}

function sentence(source: Located, top: RulingMapping, key: string): string {
  const value = required(source, top, key);
  if (typeof value !== 'string' || !value.trim())
    throw wrongAt(source, [key], `"${key}" is ${JSON.stringify(value)}; expected a text`);
  return value;
}

/** A list of texts; one alone may be written without a list. */
export function texts(source: Located, value: unknown, path: FilePath, what: string): string[] {
  const items = typeof value === 'string' ? [value] : value;
  return list(source, items, path, `expected ${what}`).map((item, i) => {
    if (typeof item === 'string') return item;
    throw wrongAt(source, [...path, i], `expected ${what}, found ${JSON.stringify(item)}`);
  });
}

function list(source: Located, value: unknown, path: FilePath, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrongAt(source, path, `${what}; found ${JSON.stringify(value)}`);
}

export function mapping(source: Located, value: unknown, path: FilePath, what: string): RulingMapping {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as RulingMapping;
  throw wrongAt(
    source,
    path,
    `${what} should be a mapping of words to values, found ${JSON.stringify(value)}`,
  );
}
