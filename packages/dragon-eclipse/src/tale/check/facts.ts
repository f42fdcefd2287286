/** What the check knows while it walks a story: what may be so at some time, and what must be so on every way to a place. */
import type { Phrased } from '@tabard/engine';
import { isOneOf } from '@tabard/engine';
import { ELEMENTS } from '../../defs.ts';

/** A fact by its name: `status pim 1`, `party prowler`, `front bell`. */
export type Fact = string;

/** Whether a condition can hold and can fail. */
export interface Chance {
  readonly may: boolean;
  readonly mayNot: boolean;
}

const OPEN: Chance = { may: true, mayNot: true };

export interface Known {
  /** Everything that holds at some time in some campaign. */
  readonly may: ReadonlySet<Fact>;
  /** What holds here on every way. */
  readonly must: ReadonlySet<Fact>;
}

function chanceOf({ may, must }: Known, fact: Fact): Chance {
  return { may: may.has(fact), mayNot: !must.has(fact) };
}

function anyOf({ may, must }: Known, start: string): Chance {
  return {
    may: [...may].some((fact) => fact.startsWith(start)),
    mayNot: ![...must].some((fact) => fact.startsWith(start)),
  };
}

type Args = Phrased['args'];
type Judge = (known: Known, args: Args) => Chance;

function inner(known: Known, args: Args, key: string): Chance {
  return chanceOfCondition(known, args[key] as unknown as Phrased);
}

/** One fact for each argument that names a thing. */
function named(kind: string): Judge {
  return (known, args) => chanceOf(known, `${kind} ${String(args[kind])}`);
}

/** What each condition looks at; conditions that are not named here may hold or fail anywhere. */
const JUDGES: Readonly<Record<string, Judge>> = {
  status: (known, { status, part, any }) => {
    if (part !== undefined) return chanceOf(known, `status ${String(status)} ${String(part)}`);
    if (any === undefined) return anyOf(known, `status ${String(status)} `);
    const parts = [...known.may].filter((fact) => fact.startsWith(`status ${String(status)} `));
    return { may: parts.length >= Number(any), mayNot: true };
  },
  slot: (known, { slot, is }) => {
    if (is === 'empty') return OPEN;
    const tokens = is === 'any' ? ['A', 'B'] : [String(is)];
    return { may: tokens.some((token) => known.may.has(`slot ${String(slot)} ${token}`)), mayNot: true };
  },
  front: named('front'),
  attached: named('attached'),
  secret: named('secret'),
  party: named('party'),
  met: named('met'),
  tamed: named('party'),
  quest: named('quest'),
  read: named('read'),
  played: named('played'),
  tray: (known, { tray }) => {
    if (isOneOf(ELEMENTS, tray)) return OPEN;
    return { may: known.may.has(`party ${String(tray)}`), mayNot: true };
  },
  silver: (known) => ({ may: known.may.has('silver'), mayNot: true }),
  essence: (known) => ({ may: known.may.has('essence'), mayNot: true }),
  not: (known, args) => {
    const { may, mayNot } = inner(known, args, 'not');
    return { may: mayNot, mayNot: may };
  },
  both: (known, args) => {
    const [a, b] = [inner(known, args, 'both'), inner(known, args, 'and')];
    return { may: a.may && b.may, mayNot: a.mayNot || b.mayNot };
  },
  either: (known, args) => {
    const [a, b] = [inner(known, args, 'either'), inner(known, args, 'or')];
    return { may: a.may || b.may, mayNot: a.mayNot && b.mayNot };
  },
};

export function chanceOfCondition(known: Known, condition: Phrased | undefined): Chance {
  if (!condition) return { may: true, mayNot: false };
  return JUDGES[condition.name]?.(known, condition.args) ?? OPEN;
}

/** What holds on both of two ways. */
export function shared(a: ReadonlySet<Fact> | undefined, b: ReadonlySet<Fact>): ReadonlySet<Fact> {
  return a ? new Set([...a].filter((fact) => b.has(fact))) : b;
}
