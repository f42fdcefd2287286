/** A guided first match as data: its seed, and the text for each question. */
import type { Path } from './compile.ts';
import { type Decision, type Option, optionKey } from './decision.ts';
import { LANGUAGES, type Language } from './text.ts';
import { integerAt, listAt, onlyFields, type Raw, recordAt, textAt } from './written.ts';

/** One text of the guide, shown the first time that a question of this kind comes up. */
export interface GuideStep {
  /** The kinds of questions it is shown at: `draft-character`. */
  readonly on: readonly string[];
  readonly say: Readonly<Record<Language, string>>;
  /** What to look at, by the name that the board gives it. */
  readonly point: string | undefined;
  /** The advised answer, as its key (`go 25`) or its verb alone; any answer if omitted. */
  readonly choose: string | undefined;
}

export interface Guide {
  readonly minutes: number;
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly steps: readonly GuideStep[];
  /** The text at the end. */
  readonly end: Readonly<Record<Language, string>>;
}

/** Reads a guide; errors name their place. */
export function readGuide(written: unknown): Guide {
  const raw = recordAt(written, []);
  onlyFields(raw, ['minutes', 'seed', 'seats', 'options', 'steps', 'end'], []);
  return {
    minutes: integerAt(raw.minutes, ['minutes']),
    seed: textAt(raw.seed, ['seed']),
    seats: integerAt(raw.seats, ['seats']),
    options: raw.options === undefined ? {} : recordAt(raw.options, ['options']),
    steps: listAt(raw.steps, ['steps']).map((step, at) => stepAt(step, ['steps', at])),
    end: wordsAt(raw.end, ['end']),
  };
}

function stepAt(written: unknown, path: Path): GuideStep {
  const raw: Raw = recordAt(written, path);
  onlyFields(raw, ['on', 'say', 'point', 'choose'], path);
  return {
    on: [raw.on].flat().map((kind) => textAt(kind, [...path, 'on'])),
    say: wordsAt(raw.say, [...path, 'say']),
    point: raw.point === undefined ? undefined : textAt(raw.point, [...path, 'point']),
    choose: raw.choose === undefined ? undefined : textAt(raw.choose, [...path, 'choose']),
  };
}

function wordsAt(written: unknown, path: Path): Readonly<Record<Language, string>> {
  const raw = recordAt(written, path);
  onlyFields(raw, LANGUAGES, path);
  return { en: textAt(raw.en, [...path, 'en']), fr: textAt(raw.fr, [...path, 'fr']) };
}

/** The first step from `at` on for this kind of question, or undefined. */
export function guideStepFor(
  { steps }: Guide,
  at: number,
  { kind, options }: Pick<Decision, 'kind' | 'options'>,
): number | undefined {
  const found = steps.findIndex(
    ({ on, choose }, i) =>
      i >= at &&
      on.includes(kind) &&
      (choose === undefined || options.some((option) => isAdvised(choose, option))),
  );
  return found < 0 ? undefined : found;
}

/** Whether this option is the advised answer. */
export function isAdvised(choose: string, option: Option): boolean {
  return choose === option.verb || choose === optionKey(option);
}
