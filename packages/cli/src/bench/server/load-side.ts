import type { GuestTable } from '@tabard/server/client';
import type { Luck } from '../random-play.ts';
import { sitAtEcho } from './echo-table.ts';
import { drive, type LoadFigures, type LoadTable } from './load.ts';
import { sitAtOurs } from './our-table.ts';
import { answerLines } from './side.ts';

/** What the people of the bench are to do: sit down somewhere, play for a while, go. */
export type LoadOrder =
  | {
      readonly kind: 'sit';
      readonly at: 'echo' | 'ours';
      readonly url: string;
      /** One entry a table; the echo looks at the seats alone. */
      readonly tables: readonly GuestTable[];
    }
  /** `rate` is moves a second at all those tables together; as many as can be without it. */
  | { readonly kind: 'play'; readonly group: number; readonly ms: number; readonly rate?: number }
  | { readonly kind: 'go'; readonly group: number };

/** How many tables sit down at once. */
const TOGETHER = 10;

/** All people of the bench, in one process of their own. */
export async function runLoadSide(): Promise<void> {
  const groups = new Map<number, readonly LoadTable[]>();
  const luck: Luck = { word: 1 };
  const answers = {
    sit: async ({ at, url, tables }: Extract<LoadOrder, { kind: 'sit' }>) => {
      const group = groups.size;
      const sit = (plan: GuestTable, i: number) =>
        at === 'echo' ? sitAtEcho(url, `${group}-${i}`, plan.seats) : sitAtOurs(url, plan, luck);
      groups.set(group, await inTurn(tables, sit));
      return { group };
    },
    play: (order: Extract<LoadOrder, { kind: 'play' }>): Promise<LoadFigures> =>
      drive(groups.get(order.group) ?? [], order),
    go: ({ group }: Extract<LoadOrder, { kind: 'go' }>) => {
      for (const table of groups.get(group) ?? []) table.close();
      groups.set(group, []);
      return {};
    },
  };
  await answerLines({}, (order: LoadOrder) => (answers[order.kind] as (order: LoadOrder) => unknown)(order));
}

async function inTurn<T, U>(items: readonly T[], act: (item: T, i: number) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (let i = 0; i < items.length; i += TOGETHER)
    done.push(...(await Promise.all(items.slice(i, i + TOGETHER).map((item, j) => act(item, i + j)))));
  return done;
}
