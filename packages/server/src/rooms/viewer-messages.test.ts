import type { TableState } from '@tabard/table/protocol';
import { expect, it } from 'vitest';
import { tableText } from './viewer-messages.ts';

const EVENTS: TableState['events'] = [{ type: 'drew "a" card', args: [0, { card: -2, def: -1, seen: 0 }] }];

it.each([[[]], [EVENTS]])('writes the table state as JSON.stringify would, with %j', (events) => {
  const table: TableState = {
    version: 7,
    seq: 6,
    asking: 'not-until-my-turn',
    passing: true,
    canUndo: false,
    sinceYours: 3,
    eventsFrom: 5,
    events,
  };
  expect(tableText(table, table)).toBe(JSON.stringify(table));
});
