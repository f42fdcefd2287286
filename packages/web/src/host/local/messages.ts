import type { Host, HostProblem, Table, TableUpdate } from '../host.ts';
import type { LocalPace } from './clock.ts';
import type { WrittenSheet } from './record.ts';

/** Requests from the page to the worker; tables are identified by a number. */
type CallName = keyof Host;
type TableCallName = 'choose' | 'unavailable' | 'undo' | 'resign';

export type Request =
  | { readonly kind: 'host'; readonly id: number; readonly name: CallName; readonly args: readonly unknown[] }
  | {
      readonly kind: 'table';
      readonly id: number;
      readonly table: number;
      readonly name: TableCallName;
      readonly args: readonly unknown[];
    }
  | { readonly kind: 'asking'; readonly table: number; readonly mode: Parameters<Table['asking']>[0] }
  | { readonly kind: 'watch'; readonly table: number }
  | { readonly kind: 'close'; readonly table: number }
  | { readonly kind: 'pace'; readonly pace: LocalPace };

export interface Failure {
  readonly problem: HostProblem;
  readonly detail: string;
}

export type Response =
  | { readonly kind: 'value'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }
  /** A match ended and wrote its Save Sheet. */
  | { readonly kind: 'sheet'; readonly sheet: WrittenSheet }
  | {
      readonly kind: 'update';
      readonly table: number;
      readonly update: Omit<TableUpdate, keyof PatchedPart>;
      /** JSON text of the patch to view and summary; undefined if unchanged. */
      readonly patch: string | undefined;
    };

/** The part that is sent as a patch, so that unchanged parts keep their object identity. */
export type PatchedPart = Pick<TableUpdate, 'view' | 'summary'>;
