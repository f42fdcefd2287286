import type { Host, HostProblem, Table, TableUpdate } from '../host.ts';
import type { LocalPace } from './clock.ts';

/** What the page may ask of the worker, by name; a table is named by a number. */
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
  | {
      readonly kind: 'update';
      readonly table: number;
      readonly update: Omit<TableUpdate, keyof PatchedPart>;
      /** The JSON text of the patch to the view and the summary; undefined when they did not change. */
      readonly patch: string | undefined;
    };

/** What is sent as a patch, so that everything that did not change stays the same object in the page. */
export type PatchedPart = Pick<TableUpdate, 'view' | 'summary'>;
