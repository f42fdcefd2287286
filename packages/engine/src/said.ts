/** The prose of effects and conditions, in parts that compose without parsing text. */
import { elides } from './noun.ts';
import type { Language } from './text.ts';

/** An effect in words: what is done, and clauses of their own that follow from it. */
export interface Said {
  /** The subject, where it is named; consecutive effects of one subject share it. */
  readonly subject?: string;
  readonly does: string;
  /** "if passed, draw a card", "otherwise, lose your turn" */
  readonly after: readonly string[];
  /** Its form inside another effect, where its usual form would run into the text after it. */
  readonly inside?: string;
  /** It has its own "otherwise", so that it can follow another condition in a row. */
  readonly follows?: true;
  /** It begins with its own condition, "si vous le voulez", which is joined to one before it. */
  readonly asks?: true;
}

/** The prose of a condition or a happening. */
export interface Clause {
  /** As a main clause: "you are on Terrain". */
  readonly that: string;
  /** As it stands beside an effect: "if you are on Terrain", "against Fire", "when you attack". */
  readonly beside: string;
}

/** The prose of a word or a phrase; a string is an effect that nothing follows, or a condition as written. */
export type Prose = string | Said | Clause;

export function saidOf(prose: Prose): Said {
  if (typeof prose === 'string') return { does: prose, after: [] };
  return 'does' in prose ? prose : { does: prose.beside, after: [] };
}

export function clauseOf(prose: Prose): Clause {
  if (typeof prose === 'string') return { that: prose, beside: prose };
  return 'that' in prose ? prose : { that: prose.does, beside: prose.does };
}

/** All of it in a row: "roll a die; on 4+, draw a card". */
export function inARow(said: Said): string {
  return [doneBy(said), ...said.after].join('; ');
}

/** "it gains 1 Power" */
export function doneBy({ subject, does }: Said): string {
  return subject === undefined ? does : `${subject} ${does}`;
}

/** As one phrase, so that the text after it cannot be read as a part of it. */
export function inOne(said: Said): string {
  if (said.inside !== undefined) return said.inside;
  return said.after.length ? `${doneBy(said)} (${said.after.join('; ')})` : doneBy(said);
}

/** "choose a rival: roll a die; on 4+, …": an introduction, and the whole effect. */
export function leadingTo(lead: string, said: Said): Said {
  return { does: `${lead} ${doneBy(said)}`, after: said.after };
}

/** One after the other: "gain 1 Power, then draw a card", "it moves, then attacks". */
export function inOrder(then: string, parts: readonly Said[]): Said {
  const subject = parts[0]?.subject;
  const isShared = subject !== undefined && parts.every((part) => part.subject === subject);
  if (!isShared) return { does: parts.map(inOne).join(then), after: [] };
  return { subject, does: parts.map(({ does, after }) => inOne({ does, after })).join(then), after: [] };
}

/** "if you have 2 Power", "s’il pleut" */
export function ifClause(language: Language, that: string): Clause {
  return { that, beside: language === 'fr' ? si(that) : `if ${that}` };
}

/** "when you attack", "lorsqu’un rival attaque" */
export function whenClause(language: Language, that: string): Clause {
  if (language === 'en') return { that, beside: `when ${that}` };
  return { that, beside: elides(that) ? `lorsqu’${that}` : `lorsque ${that}` };
}

/** "si vous attaquez", "s’il attaque" */
function si(that: string): string {
  return that.startsWith('il ') || that.startsWith('ils ') ? `s’${that}` : `si ${that}`;
}

/** "while you are on Terrain", "alors qu’une carte y est": a state beside something that happens. */
export function whileText(language: Language, { that }: Clause): string {
  if (language === 'en') return `while ${that}`;
  return elides(that) ? `alors qu’${that}` : `alors que ${that}`;
}

export function unlessClause(language: Language, { that }: Clause): Clause {
  const beside = language === 'fr' ? `sauf ${si(that)}` : `unless ${that}`;
  return { that: beside, beside };
}

/** "if you attack and you have Power", "si vous attaquez et que vous avez du Pouvoir" */
export function bothClauses(language: Language, one: Clause, other: Clause): Clause {
  return joined(language, language === 'fr' ? 'et' : 'and', one, other);
}

export function eitherClause(language: Language, one: Clause, other: Clause): Clause {
  return joined(language, language === 'fr' ? 'ou' : 'or', one, other);
}

function joined(language: Language, word: string, one: Clause, other: Clause): Clause {
  if (language === 'en') return ifClause('en', `${one.that} ${word} ${other.that}`);
  const second = elides(other.that) ? `qu’${other.that}` : `que ${other.that}`;
  return {
    that: `${one.that} ${word} ${other.that}`,
    beside: `${si(one.that)} ${word} ${second}`,
  };
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  if (!clause) return '';
  const whole = clause.charAt(0).toUpperCase() + clause.slice(1);
  return '.!?…'.includes(whole.slice(-1)) ? whole : `${whole}.`;
}

/** "+2", "−1" */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
