import { describe, expect, it } from 'vitest';
import { changedMill } from '../../../test/changed-mill.ts';
import { eclipseSet } from '../../content.ts';
import { checkStory } from './check.ts';

/** The example story after some of its text was replaced: what the check finds, point by point. */
function findingsAfter(...changes: readonly (readonly [from: string, to: string])[]): string[] {
  return checkStory(changedMill(...changes)).map(({ point, place, what }) => `${point} ${place}: ${what}`);
}

describe('the check of a story', () => {
  it('finds nothing in the example, and nothing in the story of the box', () => {
    expect(findingsAfter()).toEqual([]);
    expect(checkStory(eclipseSet)).toEqual([]);
  });

  it.each([
    [
      'an unknown Mystling',
      ['{join: prowler}, {go: A20}', '{join: prowlar}, {go: A20}'],
      'A11: unknown Mystling "prowlar"; did you mean "prowler"?',
    ],
    [
      'an unknown Arena card',
      ['arena: shore', 'arena: shoar'],
      'Combat thing-in-the-race: unknown Arena card "shoar"; did you mean "shore"?',
    ],
    [
      'an empty text',
      ['en: It gives up the loft and follows you down.', 'en: " "'],
      'A12.0: the text is empty in en',
    ],
  ] as const)('1: finds %s', (_what, change, finding) => {
    expect(findingsAfter(change)).toEqual([`1 ${finding}`]);
  });

  it('[DE-CAMP-10] 1: refuses an ending that its status has no part for', () => {
    expect(() => findingsAfter(['{end-campaign: 2}', '{end-campaign: 9}'])).toThrow(
      /^ending 9 is a part of the status "ending", which has \d in tale\/statuses.yaml$/,
    );
  });

  it('[DE-JOUR-12] 1: finds a way through a Script that ends without a way out', () => {
    expect(findingsAfter(['{silver: 1}, {go: A2}]', '{silver: 1}]'])).toContain(
      '1 A6: a way through it ends without a way out (DE-JOUR-12)',
    );
  });

  it('[DE-JOUR-12] 1: finds a way out that does not fit its place', () => {
    expect(findingsAfter(['{silver: 1}, {go: A2}]', '{silver: 1}, back]'])).toContain(
      '1 A6: "back" is for Script 200 only',
    );
    expect(findingsAfter(['{silver: 1}, {go: A2}]', '{silver: 1}, visit]'])).toContain(
      '1 A6: "visit" leads on from a place of the World Map only',
    );
  });

  it('2: finds Scripts, options and events that nothing leads to', () => {
    expect(findingsAfter(['win: A6', 'win: A7'])).toEqual(['2 A6: the Script is never read']);
    expect(findingsAfter(['requires: {party: prowler}', 'requires: {party: siren}'])).toContain(
      '2 Z1: an option can never be chosen',
    );
    expect(findingsAfter(['{event: 1, time: 3, red: true}, ', ''])).toContain(
      '2 Secret 1: the event is never set',
    );
  });

  it('2: finds an ending and a part of a map that nothing leads to', () => {
    expect(
      findingsAfter([
        '{end-campaign: 2}',
        '{if: {party: siren}, then: {end-campaign: 1}}, {end-campaign: 2}',
      ]),
    ).toContain('2 B4: ending 1 is never reached');
    expect(
      findingsAfter(
        ['    time: 4', '    time: 4\n    regions: [cellar]'],
        ['at: [60, 50]}', 'at: [60, 50], region: cellar}'],
      ),
    ).toContain('2 Map mill-yard: the spot of A4 is in the region cellar, which nothing enters');
  });

  it('[DE-JOUR-10] 2: finds a hidden way out', () => {
    expect(findingsAfter(['at: [10, 90]}', 'at: [10, 90], hidden: true}'])).toEqual([
      '2 Map mill-yard: its way out is hidden (DE-JOUR-10)',
    ]);
  });

  it('[DE-JOUR-07] 3: finds a list that nothing free ends', () => {
    expect(
      findingsAfter([
        '{label: {en: Leave him, fr: Le quitter}, do: continue}',
        '{label: {en: Leave him, fr: Le quitter}, spend: {silver: 1}, do: continue}',
      ]),
    ).toContain('3 A4: a list has no option that is free and ends it');
  });

  it('[DE-EXPL-10] 3: finds a map whose way out can be closed', () => {
    expect(findingsAfter(['{lock: [A5]}', '{lock: [A5, A9]}'])).toContain(
      '3 Map mill-yard: something closes its way out A9 (DE-EXPL-10)',
    );
    expect(findingsAfter(['do: [end-exploration, {go: A10}]', 'do: continue'])).toContain(
      '3 Map mill-yard: its way out A9 does not end the Exploration (DE-EXPL-10)',
    );
  });

  it('3: finds Scripts that lead in a circle without a free way out', () => {
    expect(findingsAfter(['{silver: 1}, {go: A2}]', '{silver: 1}, {go: A6}]'])).toContain(
      '3 A6: no free way leads out of the circle of A6',
    );
    const [label, round] = ['label: {en: Round again, fr: Encore un tour}', '{go: A7}'];
    const paid = '{label: {en: Pay, fr: Payer}, spend: {silver: 1}, do: {go: A2}}';
    expect(
      findingsAfter(
        ['{silver: 1}, {go: A2}]', `{silver: 1}, {choose: [{${label}, do: ${round}}, ${paid}]}]`],
        ['{fatigue: 1}, {go: A2}]', '{fatigue: 1}, {go: A6}]'],
      ),
    ).toEqual(['3 A6: no free way leads out of the circle of A7, A6']);
  });

  it('4: finds what is read and never written, and what is written and never read', () => {
    expect(
      findingsAfter(
        ['{front: flour}, {go: A2}', '{go: A2}'],
        ['[{front: flour}, {heal: 2}, resume]', '[{heal: 2}, resume]'],
      ),
    ).toContain('4 Combat thing-in-the-race: token flour is read and never written');
    expect(findingsAfter(['{silver: 1, if: {status: miller, part: 1}}', '{silver: 1}'])).toContain(
      '4 A4: status miller, part 1, is read in its own Scenario only',
    );
  });

  it('[DE-COMP-09] 5: finds an Enemy that may be in the Party', () => {
    expect(findingsAfter(['enemy: pulpin', 'enemy: young-emberling'])).toContain(
      '5 A1: young-emberling may be in the Party when it is fought here (DE-COMP-09)',
    );
  });

  it('[DE-START-05] 5: finds a way through the first Scenario without a second element', () => {
    expect(findingsAfter(['{join: prowler}, {silver: 1}, {go: A20}', '{silver: 1}, {go: A20}'])).toContain(
      '5 A20: a way through the first Scenario gives no Mystling of another element (DE-START-05)',
    );
  });

  it('[DE-CAMP-11] 5: finds an end of a Scenario without another on offer', () => {
    expect(findingsAfter(['{slot-card: weir}, ', ''])).toContain(
      '5 A20: a way ends the Scenario with no other on offer (DE-CAMP-11)',
    );
  });

  it('[DE-RES-07] 5: finds Essence in the first Scenario', () => {
    expect(findingsAfter(['{silver: 1}, {go: A2}]', '{essence: 1}, {go: A2}]'])).toEqual([
      '5 A6: the first Scenario gives Essence (DE-RES-07)',
    ]);
  });

  it('6: finds two options that come to the same', () => {
    expect(findingsAfter(['do: [{front: flour}, {go: A2}]', 'do: {combat: thing-in-the-race}'])).toContain(
      '6 A1: two options of a list come to the same',
    );
  });
});
