import {
  type Decision,
  eventText,
  helpText,
  LANGUAGES,
  type Language,
  type MatchEvent,
  type MatchState,
  optionText,
  type Phrase,
  placesIn,
  type Reader,
  type Refusal,
  refusalText,
  sayTo,
  type Text,
  type TextArg,
  viewEvent,
} from '@tabard/engine';
import { broken, type PlayedCourse, seatNames, viewersOf, within } from '../course.ts';

/** The sentences of the decisions and a line of help for each option: each kind and verb once, or all of them. */
export function checkDecisionTexts(
  course: PlayedCourse,
  decisions: readonly Decision[],
  which: 'new' | 'all',
): void {
  for (const decision of decisions) {
    const { game } = course;
    const { options } = decision;
    const texts = [
      decision.text,
      ...options.map((option) => optionText(game, option, decision)),
      ...options.map((option) => helpText(game, decision, option)),
    ];
    const wanted = which === 'all' ? texts : texts.filter((text) => !course.said.has(keysIn(text)));
    if (!wanted.length) continue;
    const { state } = course.game.view(course.state, decision.seat);
    for (const text of wanted) checkText(course, state, decision.seat, text);
  }
}

/** The sentences of events, as each viewer reads them. */
export function checkEventTexts(
  course: PlayedCourse,
  events: readonly MatchEvent[],
  which: 'new' | 'all',
): void {
  const wanted = which === 'all' ? events : events.filter((event) => !course.said.has(`event.${event.type}`));
  if (!wanted.length) return;
  for (const viewer of viewersOf(course)) {
    const { state } = course.game.view(course.state, viewer);
    for (const event of wanted) {
      const text = eventText(course.game, viewEvent(course.state, event, viewer));
      checkText(course, state, viewer === 'spectator' ? -1 : viewer, text);
    }
  }
}

/** The goals of each seat, from its own view. */
export function checkGoalTexts(course: PlayedCourse): void {
  const { game, state, seats } = course;
  for (let seat = 0; seat < seats; seat++) {
    const { state: known } = game.view(state, seat);
    for (const { text } of game.goals?.(known, seat) ?? []) checkText(course, known, seat, text);
  }
}

export function checkRefusalText(course: PlayedCourse, refusal: Refusal): void {
  const { state, said } = course;
  if (said.has(`refuse.${refusal.code}`)) return;
  checkText(course, state, -1, refusalText(refusal));
}

/** Every face has a name and a text in every language. */
export function checkCardTexts(course: PlayedCourse): void {
  const { game, state } = course;
  game.content.defs.forEach((def, id) => {
    for (const language of LANGUAGES) {
      const name = within(course, `naming ${def.id}`, () =>
        game.nameOf(state, { kind: 'def', id }, language),
      );
      if (!name) broken(course, `the card "${def.id}" has no name in "${language}"`);
      const text = within(course, `the text of ${def.id}`, () => game.cardText(game.content, id, language));
      const fault = typeof text === 'string' ? faultIn(text) : 'is no text';
      if (fault) broken(course, `the text of "${def.id}" in "${language}" ${fault}: "${text}"`);
    }
  });
}

export function checkRule(course: PlayedCourse, rule: string, of: string): void {
  const { rules } = course.plan;
  if (typeof rule !== 'string' || rule === '') broken(course, `${of} cites no rule`);
  if (rules && !rules.has(rule)) broken(course, `${of} cites "${rule}", which no ledger has`);
}

function checkText(course: PlayedCourse, state: MatchState, seat: number, text: Text): void {
  const { game, said } = course;
  for (const language of LANGUAGES) {
    checkPhrases(course, language, text);
    const reader: Reader = { language, seat, seats: seatNames(course.seats) };
    const sentence = within(course, `saying "${text.key}" in "${language}"`, () =>
      sayTo(game, state, reader, text),
    );
    const fault = sentence === '' ? 'is empty' : (faultIn(sentence) ?? rawKeyIn(sentence, text));
    if (fault) broken(course, `the sentence "${text.key}" in "${language}" ${fault}: "${sentence}"`);
  }
  said.add(text.key).add(keysIn(text));
}

/** Its key and those of the texts inside it: a question may stand behind what it is asked for. */
function keysIn({ key, args = [] }: Text): string {
  return [key, ...textsIn(args).map(keysIn)].join(' ');
}

/** The phrase exists and uses no missing argument; likewise every text inside it. */
function checkPhrases(course: PlayedCourse, language: Language, text: Text): void {
  const phrase = course.game.phrases[language]?.[text.key];
  if (phrase === undefined) broken(course, `"${text.key}" has no phrase in "${language}"`);
  const given = text.args?.length ?? 0;
  const missing = placeholders(phrase).find((index) => index >= given);
  if (missing !== undefined)
    broken(
      course,
      `the phrase "${text.key}" in "${language}" wants {${missing}} and is given ${given} things`,
    );
  for (const inner of textsIn(text.args ?? [])) checkPhrases(course, language, inner);
}

function placeholders(phrase: Phrase): number[] {
  const templates = typeof phrase === 'string' ? [phrase] : phrase;
  return templates.flatMap((template) => (template === undefined ? [] : placesIn(template)));
}

function textsIn(args: readonly TextArg[]): Text[] {
  return args.flatMap((arg) => {
    if (Array.isArray(arg)) return textsIn(arg);
    return typeof arg === 'object' && 'key' in arg ? [arg] : [];
  });
}

function faultIn(sentence: string): string | undefined {
  if (/[{}]/.test(sentence)) return 'has an unfilled place';
  if (/\bundefined\b|\bNaN\b|\[object /.test(sentence)) return 'has a hole';
  return undefined;
}

function rawKeyIn(sentence: string, text: Text): string | undefined {
  return sentence.includes(text.key) ? 'shows its raw key' : undefined;
}
