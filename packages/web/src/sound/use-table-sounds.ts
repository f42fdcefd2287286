import type { Outcome, Viewer } from '@tabard/engine';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { Happenings } from '../table/board.ts';
import { playSound } from './player.ts';
import { type EventSounds, soundsOf } from './scores.ts';

interface Heard {
  readonly happenings: Happenings;
  readonly sounds: EventSounds | undefined;
  readonly isYourMove: boolean;
  readonly outcome: Outcome | undefined;
  readonly viewer: Viewer;
}

const APART_S = 0.22;
const NO_SOUNDS: EventSounds = {};

/** Lets a table be heard: what happens, whose move it is, how it ends. Silent unless sound is switched on. */
export function useTableSounds({ happenings, sounds = NO_SOUNDS, isYourMove, outcome, viewer }: Heard): void {
  const isOn = useSettings((settings) => settings.sound);
  const wasOver = useRef(outcome !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound for each change at the table
  useEffect(() => {
    if (!isOn || happenings.events.length === 0) return;
    const heard = soundsOf(
      sounds,
      happenings.events.map(({ type }) => type),
    );
    for (const [at, sound] of heard.entries()) playSound(sound, at * APART_S);
  }, [happenings.pulse]);
  useEffect(() => {
    if (isOn && isYourMove) playSound('your-move');
  }, [isOn, isYourMove]);
  useEffect(() => {
    if (!outcome || wasOver.current) return;
    wasOver.current = true;
    if (isOn) playSound(viewer !== 'spectator' && outcome.winners.includes(viewer) ? 'win' : 'loss');
  }, [isOn, outcome, viewer]);
}
