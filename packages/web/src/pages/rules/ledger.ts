import type { Wait } from '@tabard/games/later';

/** A rule of a ledger; `rules/README.md` says what the fields mean. */
export interface BookRule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly editions?: readonly string[];
  readonly modes?: readonly string[];
  readonly timing?: string;
  /** Our decision, where the rules alone do not decide. */
  readonly ruling?: string;
  /** Where a part of the rule is not played yet. */
  readonly waits?: Wait;
}

export interface BookSection {
  readonly section: string;
  readonly code?: string;
  readonly rules: readonly BookRule[];
}

/** A ruling that proves rules: a position to play on from. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly proves: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly given: Readonly<Record<string, unknown>>;
  readonly dice?: readonly number[];
}

/** A ledger with the editions its game is played by; all of them when undefined. */
export interface UsedLedger {
  readonly sections: readonly BookSection[];
  readonly editions?: readonly string[];
}

/** The editions or modes a rule is in force in; undefined means everywhere. */
export function editionsOf(rule: BookRule): readonly string[] | undefined {
  return rule.editions ?? rule.modes;
}

function isInForce(rule: BookRule, editions: readonly string[] | undefined): boolean {
  const own = editionsOf(rule);
  return !own || !editions || own.some((edition) => editions.includes(edition));
}

/** The sections of a game's book: rules of editions that the game does not play are left out. */
export function bookOf(ledgers: readonly UsedLedger[]): BookSection[] {
  return ledgers.flatMap(({ sections, editions }) =>
    keepRules(sections, (rule) => isInForce(rule, editions)),
  );
}

/** The editions one can switch between, in the order of the first ledger that names any. */
export function editionsIn(ledgers: readonly UsedLedger[]): readonly string[] {
  return ledgers.find(({ editions }) => editions)?.editions ?? [];
}

/** Whether rules differ by edition, of which a match has one, or by mode of play. */
export function variesBy(sections: readonly BookSection[]): 'edition' | 'mode' {
  return sections.some(({ rules }) => rules.some(({ modes }) => modes)) ? 'mode' : 'edition';
}

/** The words of a query, folded; a rule has to contain all of them. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Without accents and capitals, letter for letter: places in it are places in the text. */
export function fold(text: string): string {
  return Array.from(text, (letter) => foldLetter(letter)).join('');
}

function foldLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

export interface Wanted {
  readonly query: string;
  /** undefined: every edition. */
  readonly edition?: string;
  /** Only rules with a ruling of ours. */
  readonly ours?: boolean;
}

/** The rules that are wanted, in their sections. */
export function findRules(sections: readonly BookSection[], wanted: Wanted): BookSection[] {
  const words = wordsOf(wanted.query);
  const edition = wanted.edition === undefined ? undefined : [wanted.edition];
  return keepRules(
    sections,
    (rule) =>
      isInForce(rule, edition) &&
      (!wanted.ours || rule.ruling !== undefined) &&
      words.every((word) => haystackOf(rule).includes(word)),
  );
}

const haystacks = new WeakMap<BookRule, string>();

function haystackOf(rule: BookRule): string {
  const known = haystacks.get(rule);
  if (known !== undefined) return known;
  const { id, title, text, ruling = '', timing = '', waits } = rule;
  const haystack = fold([id, title, text, ruling, timing, waits?.why ?? ''].join('\n'));
  haystacks.set(rule, haystack);
  return haystack;
}

/** Only these rules, in their sections; sections without any go. */
export function keepRules(
  sections: readonly BookSection[],
  isKept: (rule: BookRule) => boolean,
): BookSection[] {
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(isKept) }))
    .filter((section) => section.rules.length > 0);
}

export function findRule(sections: readonly BookSection[], id: string): BookRule | undefined {
  for (const { rules } of sections) {
    const rule = rules.find((one) => one.id === id);
    if (rule) return rule;
  }
  return undefined;
}

export function countRules(sections: readonly BookSection[]): number {
  return sections.reduce((sum, { rules }) => sum + rules.length, 0);
}

/** The examples by the rule they prove. */
export function proofsOf(examples: readonly Example[]): ReadonlyMap<string, readonly Example[]> {
  const proofs = new Map<string, Example[]>();
  for (const example of examples)
    for (const id of new Set(example.proves)) proofs.set(id, [...(proofs.get(id) ?? []), example]);
  return proofs;
}

/** What a host is given to lay the position of an example out. */
export function positionOf(example: Example): Record<string, unknown> {
  const { given, seats, options, dice } = example;
  return { ...given, seats, options, ...(dice ? { dice } : {}) };
}
