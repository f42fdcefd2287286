declare module 'virtual:rulebook' {
  import type { Example, Section } from './rules/ledger.ts';

  type Loader<T> = () => Promise<{ readonly default: readonly T[] }>;
  /** By the name of the ledger. */
  export const ledgers: Readonly<Record<string, Loader<Section> | undefined>>;
  /** By the id of the game. */
  export const rulings: Readonly<Record<string, Loader<Example> | undefined>>;
}

declare module 'virtual:credits' {
  interface IconCredit {
    readonly author: string;
    readonly icons: readonly string[];
  }
  interface Work {
    readonly name: string;
    readonly version: string;
    /** An SPDX id. */
    readonly licence: string;
    readonly text: string;
  }
  const credits: {
    readonly icons: readonly IconCredit[];
    readonly works: readonly Work[];
    readonly licence: string;
    readonly notice: string;
  };
  export default credits;
}
