import { fixed, type Node, oneOf, optional, type Phrased, phrase, type Telling } from '@tabard/engine';

/** Arguments that many words share. */
export const amount = phrase<number>('amount');
export const who = optional(oneOf(['you', 'rival']));

export function isRival(args: { readonly who?: 'you' | 'rival' | undefined }): boolean {
  return args.who === 'rival';
}

/** "an Advantage", "2 Advantages", "as many Advantages as …" */
export function cards(value: Phrased<number>, t: Telling): string {
  const count = fixed(value);
  if (t.language === 'fr') {
    if (count === undefined) return `autant de cartes Avantage que ${t.phrase(value)}`;
    return count === 1 ? 'une carte Avantage' : `${count} cartes Avantage`;
  }
  if (count === undefined) return `as many Advantages as ${t.phrase(value)}`;
  return count === 1 ? 'an Advantage' : `${count} Advantages`;
}

/** "+3 Combat this turn", "+X Combat this turn, where X is the level of your Area" */
export function bonus(value: Phrased<number>, stat: string, until: string, t: Telling): string {
  const count = fixed(value);
  if (count !== undefined) return `${signed(count)} ${stat} ${until}`;
  return `+X ${stat} ${until}, ${t.language === 'fr' ? 'X étant' : 'where X is'} ${t.phrase(value)}`;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  if (!clause) return '';
  const text = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** What follows a test. */
export interface Outcomes {
  readonly pass: number | undefined;
  readonly fail: number | undefined;
}

/** "; if passed, …; if failed, …", in words of the kind of test. */
export function outcomes(args: Outcomes, t: Telling, passed: string, failed: string): string {
  const on = (label: string, node: Node | undefined) =>
    node === undefined ? '' : `; ${label}, ${t.effect(node)}`;
  return on(passed, args.pass) + on(failed, args.fail);
}
