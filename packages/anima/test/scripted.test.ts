import type { Game } from '@tabard/engine';
import { runRuling } from '@tabard/testkit';
import { expect, it } from 'vitest';
import { shadowOfOmega } from '../src/index.ts';

const ruling = (deck: string) => `
title: Resting draws nothing
proves: [AN-REST-01]
game: shadow-of-omega
seats: [Ann, Ben]
given:
  phase: movement
  ${deck}
  Ann: {party: [Paladin]}
  Ben: {party: [Thief]}
do:
  - Ann: rest
expect: {Ann: {in: outside}}
`;

const run = (deck: string) =>
  runRuling(ruling(deck), 'rest.yaml', {
    gameOf: () => shadowOfOmega as unknown as Game,
    rules: new Set(['AN-REST-01']),
  });

it('fails a ruling that lays out a card which is never drawn', async () => {
  expect(await run('decks: {encounter: [Old Warrior]}')).toMatchObject({
    passed: false,
    failure: { message: 'cards laid on a deck were never drawn: Old Warrior' },
  });
  expect(await run('turn: 1')).toMatchObject({ passed: true });
});
