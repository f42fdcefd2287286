import { LANGUAGES } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { openSet } from '../open-content.ts';
import {
  achievementText,
  artifactPerkText,
  artifactText,
  darknessText,
  mysteryText,
  startingPerkText,
} from './texts.ts';

const { artifacts, mysteries, artifactPerks, darkness } = openSet.run ?? {
  artifacts: [],
  mysteries: [],
  artifactPerks: [],
  darkness: [],
};
/** A key that no phrase was found for, or an argument left open. */
const BROKEN = /achievement\.|artifact\.|perk\.|darkness\.|\{|undefined|^\W*$/;

describe.each(LANGUAGES)('the texts of Runs in %s', (language) => {
  it('are whole for every Artifact, Mystery, perk and Darkness tier', () => {
    const all = [
      ...artifacts.flatMap((_, i) => [
        achievementText(openSet, i, language),
        artifactText(openSet, i, language),
      ]),
      ...mysteries.flatMap((_, i) => Object.values(mysteryText(openSet, i, language)).flat()),
      ...artifactPerks.map((_, i) => artifactPerkText(openSet, i, language)),
      ...darkness.map((_, i) => darknessText(openSet, i, language)),
      ...[0, 1, 2, 3, 4, 5].map((perk) => startingPerkText(perk, 2, language)),
    ];
    expect(all.filter((one) => BROKEN.test(one))).toEqual([]);
  });
});

it('a Mystery says what it does', () => {
  expect(mysteryText(openSet, 0, 'en')).toEqual({
    top: 'Each player draws 3 Advancement cards and adds one to their deck, or discards them and removes a card of their choice from it.',
    bottom: [
      'Gain 2 Silver, or draw an Enemy Attack card (I: lose 1 Silver; II: gain 3 Silver; III: gain 5 Silver).',
    ],
  });
  expect(mysteryText(openSet, 2, 'en').bottom).toContain('Heal 12.');
});
