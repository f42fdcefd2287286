import type { Decision, Option } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { type AskMode, askingNow, newAsking, passFor } from './asking.ts';

const PASS: Option = { verb: 'pass', refs: [] };
const PLAY: Option = { verb: 'play', refs: [3] };

function decision(options: readonly Option[], more: Partial<Decision> = {}): Decision {
  return { n: 1, seat: 0, kind: 'act', rule: 'TB-01', text: { key: 'ask.act' }, options, ...more };
}

const window = decision([PLAY, PASS], { poll: true });
const onlyPass = decision([PASS], { poll: true });
const turn = decision([PLAY, PASS]);
const duty = decision([PLAY], { poll: true });

describe('being passed for', () => {
  it.each<[AskMode, string, Decision, Option | undefined]>([
    ['normal', 'who can only pass', onlyPass, PASS],
    ['normal', 'at a window with an option', window, undefined],
    ['normal', 'in one’s turn', turn, undefined],
    ['always', 'who can only pass', onlyPass, undefined],
    ['not-until-my-turn', 'at a window with an option', window, PASS],
    ['not-until-my-turn', 'in one’s turn', turn, undefined],
    ['normal', 'who has one option', duty, PLAY],
    ['always', 'who has one option', duty, undefined],
    [
      'not-until-my-turn',
      'where one must choose',
      decision([PLAY, { verb: 'play', refs: [4] }], { poll: true }),
      undefined,
    ],
    ['not-until-next-turn', 'at a window with an option', window, PASS],
    ['not-until-next-turn', 'in one’s turn', turn, undefined],
  ])('%s: %s', (mode, _, asked, passed) => {
    expect(passFor(asked, { mode, turn: 4 })).toEqual(passed);
  });
});

describe('an ask setting', () => {
  it.each<[AskMode, string, Decision | undefined, number, AskMode]>([
    ['not-until-my-turn', 'ends with a decision that is no window', turn, 4, 'normal'],
    ['not-until-my-turn', 'outlasts a window', window, 4, 'not-until-my-turn'],
    ['not-until-my-turn', 'outlasts a turn of others', undefined, 5, 'not-until-my-turn'],
    ['not-until-next-turn', 'ends with the next turn', undefined, 5, 'normal'],
    ['not-until-next-turn', 'ends with a decision that is no window', turn, 4, 'normal'],
    ['not-until-next-turn', 'outlasts a window', window, 4, 'not-until-next-turn'],
    ['always', 'stays', turn, 9, 'always'],
    ['normal', 'stays', turn, 9, 'normal'],
  ])('%s %s', (mode, _, asked, now, after) => {
    expect(askingNow({ mode, turn: 4 }, asked, now).mode).toBe(after);
  });

  it('is normal for every seat at first', () => {
    expect(newAsking(3)).toEqual(Array.from({ length: 3 }, () => ({ mode: 'normal', turn: 0 })));
  });
});
