import { InputError } from '@tabard/engine';

/** One setting, given by a command-line option or an environment variable. */
export interface Setting<T> {
  /** The option of `tabard serve`; secrets have none, since process lists show it. */
  readonly flag?: string;
  readonly env: string;
  /** The placeholder of the value in the help. */
  readonly shape: string;
  readonly what: string;
  readonly fallback: T;
  /** The default in words, where the value does not explain itself. */
  readonly fallbackText?: string;
  /** Whether it limits what one client may ask. */
  readonly limits?: true;
  read(text: string): T;
}

type Facts<T> = Omit<Setting<T>, 'read' | 'shape'> & { readonly shape?: string };

export function text<T extends string | undefined>(facts: Facts<T>): Setting<string | T> {
  return { shape: 'text', ...facts, read: (given) => given };
}

export function whole(
  facts: Facts<number> & { readonly min: number; readonly max: number },
): Setting<number> {
  const { min, max } = facts;
  const read = (given: string) => {
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= min && value <= max) return value;
    throw new InputError(`expected a whole number from ${min} to ${max}`);
  };
  return { shape: 'number', ...facts, read };
}

/** How much one client may ask of the server; 0 for any amount. */
export function limit(facts: Facts<number>): Setting<number> {
  const what = `${facts.what}; 0 for any number`;
  return { ...whole({ ...facts, what, min: 0, max: 1_000_000 }), limits: true };
}

export function oneOf<T extends string>(facts: Facts<T> & { readonly of: readonly T[] }): Setting<T> {
  const read = (given: string) => {
    const known = facts.of.find((one) => one === given);
    if (known !== undefined) return known;
    throw new InputError(`expected ${facts.of.slice(0, -1).join(', ')} or ${facts.of.at(-1)}`);
  };
  return { shape: facts.of.join('|'), ...facts, read };
}

export function list(facts: Facts<readonly string[]>): Setting<readonly string[]> {
  const read = (given: string) =>
    given
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  return { shape: 'list', ...facts, read };
}

export function hostName(facts: Facts<string | undefined>): Setting<string | undefined> {
  const read = (given: string) => {
    if (/^([\w.-]+|\[[\da-f:]+\])$/i.test(given)) return given;
    throw new InputError('expected a name or an address without a port, as 192.168.1.5');
  };
  return { shape: 'name', ...facts, read };
}
