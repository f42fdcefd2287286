import { type Json, patchText } from '@tabard/table';
import type { TableUpdate } from '../host.ts';
import type { Response } from './messages.ts';

/** A table listener that sends the changes since the previous update. */
export function patchedUpdates(
  table: number,
  send: (response: Response) => void,
): (update: TableUpdate) => void {
  let before: Json | undefined;
  return ({ view, summary, ...update }) => {
    const now = { view, summary } as unknown as Json;
    send({ kind: 'update', table, update, patch: patchText(before, now) });
    before = now;
  };
}
