import {
  below,
  type Choice,
  type Decision,
  knows,
  type Option,
  optionKey,
  type Refusal,
  type Seat,
} from '@tabard/engine';
import { broken, count, difference, type PlayedCourse, refusedAnswer, within } from '../course.ts';
import { checkRefusalText, checkRule } from './words.ts';

const MOST_OPTIONS = 60;

/** Checks the pending decisions and returns them. */
export function checkDecisions(course: PlayedCourse): readonly Decision[] {
  const { game, state } = course;
  const hash = game.hash(state);
  const decisions = within(course, 'listing the options', () => game.pending(state));
  const again = within(course, 'listing the options again', () => game.pending(state));
  if (game.hash(state) !== hash) broken(course, 'listing the options changes the state');
  const differs = difference(decisions, again);
  if (differs) broken(course, `listing the options twice gives two lists: ${differs}`);
  if (!decisions.length) broken(course, 'the match is not over and waits for nobody');
  for (const decision of decisions) checkDecision(course, decision);
  return decisions;
}

function checkDecision(course: PlayedCourse, decision: Decision): void {
  const { report, plan } = course;
  const { kind, seat, options } = decision;
  count(report.kinds, kind);
  checkRule(course, decision.rule, `the decision "${kind}"`);
  const most = plan.mostOptions ?? MOST_OPTIONS;
  if (!options.length) broken(course, `the decision "${kind}" of seat ${seat} has no option`);
  if (options.length > most)
    broken(course, `the decision "${kind}" of seat ${seat} has ${options.length} options; at most ${most}`);
  report.mostOptions = Math.max(report.mostOptions, options.length);
  const keys = new Set<string>();
  for (const option of options) {
    const key = optionKey(option);
    if (keys.has(key)) broken(course, `the decision "${kind}" of seat ${seat} offers "${key}" twice`);
    keys.add(key);
    checkRefs(course, option, seat);
  }
}

function checkRefs(course: PlayedCourse, option: Option, seat: Seat): void {
  const { game, state } = course;
  const kinds = game.choices[option.verb];
  const key = optionKey(option);
  if (!kinds) broken(course, `the verb "${option.verb}" has no signature`);
  if (option.refs.length > kinds.length)
    broken(course, `"${key}" refers to more things than the signature of its verb names`);
  option.refs.forEach((ref, i) => {
    if (!Number.isSafeInteger(ref)) broken(course, `"${key}" refers to ${ref}, which is no whole number`);
    if (kinds[i] !== 'card' || ref < 0) return;
    if (ref >= state.cards.def.length) broken(course, `"${key}" refers to card ${ref}, which does not exist`);
    if (!knows(state, seat, ref)) broken(course, `"${key}" names a card that seat ${seat} does not know`);
  });
}

/** Options listed as refused are refused, with the listed reason. */
export function checkUnavailable(course: PlayedCourse, decisions: readonly Decision[]): void {
  const hash = course.game.hash(course.state);
  for (const { seat, n, options } of decisions) {
    const offered = new Set(options.map(optionKey));
    for (const { option, why } of course.game.unavailable(course.state, seat)) {
      const key = optionKey(option);
      if (offered.has(key)) broken(course, `"${key}" is both offered to seat ${seat} and refused`);
      const refusal = refusedAnswer(course, seat, { n, key }, hash, `"${key}", listed as refused,`);
      if (refusal.code !== why.code || refusal.rule !== why.rule)
        broken(
          course,
          `"${key}" is listed as refused for ${reason(why)}, but refused for ${reason(refusal)}`,
        );
      noteRefusal(course, refusal);
    }
  }
}

function reason(refusal: Refusal): string {
  return `${refusal.code} (${refusal.rule})`;
}

function noteRefusal(course: PlayedCourse, refusal: Refusal): void {
  checkRule(course, refusal.rule, `the refusal "${refusal.code}"`);
  checkRefusalText(course, refusal);
}

const HUGE = 'x'.repeat(100_000);

/** Illegal answers are refused and change nothing. */
export function checkGarbage(course: PlayedCourse, decisions: readonly Decision[]): void {
  const decision = decisions[below(course.chance, decisions.length)];
  const key = optionKey(decision.options[below(course.chance, decision.options.length)]);
  const { seat, n } = decision;
  const hash = course.game.hash(course.state);
  const refuse = (by: Seat, choice: Choice, what: string) =>
    noteRefusal(course, refusedAnswer(course, by, choice, hash, what));
  const awaited = new Set(decisions.map((one) => one.seat));
  for (const stranger of [-1, course.seats, 31, 32, 99, 0.5, Number.NaN, ...seatsOf(course)])
    if (!awaited.has(stranger)) refuse(stranger, { n, key }, `"${key}" by seat ${stranger}`);
  for (const other of [n - 1, n + 1, -1, Number.NaN, n + 0.5])
    refuse(seat, { n: other, key }, `"${key}" for decision ${other} instead of ${n}`);
  const offered = new Set(decision.options.map(optionKey));
  for (const bad of garbageKeys(course, key))
    if (!offered.has(bad)) refuse(seat, { n, key: bad }, `the key ${shown(bad)}`);
  for (const bad of [undefined, null, 7, {}, [key]])
    refuse(seat, { n, key: bad as never }, `the key ${shown(bad)}`);
}

function seatsOf(course: PlayedCourse): Seat[] {
  return Array.from({ length: course.seats }, (_, seat) => seat);
}

function garbageKeys(course: PlayedCourse, key: string): string[] {
  const [verb] = key.split(' ');
  const { chance } = course;
  const noise = Array.from({ length: 12 }, () => String.fromCharCode(32 + below(chance, 600))).join('');
  const markup = ['<b>x</b>', `${verb} <script>`, '{0}', '__proto__', 'constructor', 'toString'];
  const near = [
    `${key} `,
    ` ${key}`,
    key.toUpperCase(),
    `${verb} 99999`,
    `${verb} -7`,
    `${verb} 0.5`,
    `${verb} NaN`,
  ];
  return ['', ' ', 'no-such-verb', noise, HUGE, `${verb} ${HUGE}`, `${verb} 1 2 3 4 5 6`, ...markup, ...near];
}

function shown(value: unknown): string {
  if (typeof value === 'string' && value.length > 60) return `"${value.slice(0, 60)}…"`;
  return JSON.stringify(value) ?? String(value);
}
