import { expect, it } from 'vitest';
import type { MatchSummary } from '../../host/host.ts';
import { firstViewer, formatViewer, parseViewer, viewersOf } from './viewers.ts';

const seats: MatchSummary['seats'] = [
  { name: 'Maren', kind: 'bot', bot: 'greedy' },
  { name: 'You', kind: 'person' },
  { name: 'Old Bram', kind: 'bot', bot: 'random' },
];

it('shows no bot’s hand while the match is under way', () => {
  expect(viewersOf({ seats })).toEqual([1, 'spectator']);
});

it('shows everybody’s once it is over', () => {
  const outcome = { winners: [0], reason: 'resigned' };
  expect(viewersOf({ seats, outcome })).toEqual([0, 1, 2, 'spectator', 'all']);
});

it('begins with the first person, else as an onlooker', () => {
  expect(firstViewer({ seats })).toBe(1);
  expect(firstViewer({ seats: [seats[0]] })).toBe('spectator');
});

it.each([[0], [4], ['spectator' as const], ['all' as const]])('reads %s back', (viewer) => {
  expect(parseViewer(formatViewer(viewer))).toBe(viewer);
});
