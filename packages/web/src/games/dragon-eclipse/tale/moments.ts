import { storyOf } from '@tabard/dragon-eclipse';
import { eventText } from '@tabard/engine';
import type { ShownMoment } from '../../../table/kit/moments.tsx';
import { GLYPHS } from '../glyphs.ts';
import { storyRef, type TaleBoard } from './tale-board.ts';

type Telling = Pick<TaleBoard, 'game' | 'say' | 'state' | 'events' | 'nameOf' | 'tell'>;

const TONES = { good: 'gain', neutral: 'plain', bad: 'harm' } as const;

/** DE-FIGHT-04: a Mystling was tamed, or came along by itself. */
const JOINED = { peak: GLYPHS.taming, tone: 'gain', dice: [], sides: [], stays: true } as const;

const ENDS = {
  win: { peak: GLYPHS.upgrade, tone: 'gain' },
  lose: { peak: 'night-sleep', tone: 'harm' },
} as const;

/** How the Combat ended that was fought just now; who was tamed and joins is a moment of its own. */
export function combatMomentsOf({ state, tell }: Pick<Telling, 'state' | 'tell'>): ShownMoment[] {
  const result = state.tale.scene?.result;
  if (result !== 'win' && result !== 'lose') return [];
  return [{ ...ENDS[result], dice: [], sides: [], sentences: [tell(`combat-${result}`)], stays: true }];
}

/** DE-TEST-05: a Test that was decided, with the sum that decided it: it stays until it was seen. */
export function taleMomentsOf({ game, say, state, events, nameOf, tell }: Telling): ShownMoment[] {
  const began = events.findIndex(({ type }) => type === 'scenario-began');
  return events.flatMap((event, at): ShownMoment[] => {
    // Before a Scenario begins it was the player's own choice.
    if (event.type === 'joined' && at < began) return [];
    if (event.type === 'joined') return [{ ...JOINED, sentences: [say(eventText(game, event))] }];
    if (event.type !== 'test-ended') return [];
    const [test, , row, sum] = event.args;
    const tone = storyOf(state).tests[test]?.rows[row]?.tone ?? 'neutral';
    const sides = [{ name: nameOf(storyRef('test', test)), sum }];
    return [{ dice: [], sides, sentences: [tell(`test-over.${tone}`)], tone: TONES[tone], stays: true }];
  });
}
