import type { Decision, Option } from '@tabard/engine';

export const ASK_MODES = ['normal', 'always', 'not-until-my-turn', 'not-until-next-turn'] as const;
/** How often a person is asked where passing is possible. */
export type AskMode = (typeof ASK_MODES)[number];

/** The ask setting of one seat, and the turn in which it was set. */
export interface AskSetting {
  readonly mode: AskMode;
  readonly turn: number;
}

export function newAsking(seats: number): readonly AskSetting[] {
  return Array.from({ length: seats }, () => ({ mode: 'normal', turn: 0 }));
}

/** The option that is taken for a person who need not be asked, or undefined when they must be. */
export function passFor(decision: Decision, asking: AskSetting): Option | undefined {
  if (asking.mode === 'always') return undefined;
  if (decision.options.length === 1) return decision.options[0];
  const pass = decision.options.find((option) => option.verb === 'pass');
  if (!pass) return undefined;
  return asking.mode !== 'normal' && isWindow(decision) ? pass : undefined;
}

function isWindow({ poll, options }: Decision): boolean {
  return poll === true && options.some(({ verb }) => verb === 'pass');
}

/** Whether the setting lasts until it is changed. */
export function isLasting({ mode }: AskSetting): boolean {
  return mode === 'normal' || mode === 'always';
}

/** The setting now: "not until" ends at a decision that is no window, or in another turn. */
export function askingNow(asking: AskSetting, decision: Decision | undefined, turn: number): AskSetting {
  const isMyTurn = decision !== undefined && !isWindow(decision);
  const isOver =
    (asking.mode === 'not-until-my-turn' && isMyTurn) ||
    (asking.mode === 'not-until-next-turn' && (isMyTurn || turn !== asking.turn));
  return isOver ? { mode: 'normal', turn } : asking;
}
