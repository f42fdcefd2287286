import {
  type Args,
  type ArgValue,
  oneOf,
  optional,
  type Phrased,
  phrase,
  type Tell,
  type Telling,
} from '@tabard/engine';

/** Arguments that many words share. */
export const amount = phrase('amount');
export const who = optional(oneOf(['you', 'rival']));

export function isRival(args: Args): boolean {
  return args.who === 'rival';
}

function fixed(value: ArgValue): number | undefined {
  const { name, args } = value as Phrased;
  return name === 'number' ? (args.number as number) : undefined;
}

/** "an Advantage", "2 Advantages", "as many Advantages as …" */
export function cards(value: ArgValue, t: Telling): string {
  const count = fixed(value);
  if (t.language === 'fr') {
    if (count === undefined) return `autant de cartes Avantage que ${t.phrase(value)}`;
    return count === 1 ? 'une carte Avantage' : `${count} cartes Avantage`;
  }
  if (count === undefined) return `as many Advantages as ${t.phrase(value)}`;
  return count === 1 ? 'an Advantage' : `${count} Advantages`;
}

/** "+3 Combat this turn", "+X Combat this turn, where X is the level of your Area" */
export function bonus(value: ArgValue, stat: string, until: string, t: Telling): string {
  const count = fixed(value);
  if (count !== undefined) return `${signed(count)} ${stat} ${until}`;
  return `+X ${stat} ${until}, ${t.language === 'fr' ? 'X étant' : 'where X is'} ${t.phrase(value)}`;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** The same words in both languages' order: subject "you" or "your rival". */
export function tell(en: (args: Args, t: Telling) => string, fr: (args: Args, t: Telling) => string): Tell {
  return { en, fr };
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  if (!clause) return '';
  const text = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** "; if passed, …; if failed, …", in words of the kind of test. */
export function outcomes(args: Args, t: Telling, passed: string, failed: string): string {
  const on = (label: string, node: ArgValue) => (node === undefined ? '' : `; ${label}, ${t.effect(node)}`);
  return on(passed, args.pass) + on(failed, args.fail);
}
