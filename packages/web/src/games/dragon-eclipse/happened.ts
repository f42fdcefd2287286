import { CONDITIONS, type InCombat } from '@tabard/dragon-eclipse';
import type { MatchEvent } from '@tabard/engine';
import { GLYPHS } from './glyphs.ts';

/** A short sign that rises from a space. */
export interface Float {
  readonly space: number;
  readonly text: string;
  /** A word of the table instead. */
  readonly word?: string;
  readonly icon: string | undefined;
  readonly tone: 'harm' | 'gain' | 'plain';
  /** How many signs are below it over the same space. */
  readonly row: number;
}

type Args = MatchEvent['args'];
type Sign = Omit<Float, 'space' | 'row'>;

/** Signs over one space, one above the other; then they begin again at the foot. */
const ROWS = 3;

/** What each event shows over its fighter. */
const OVER_FIGHTER: Readonly<Record<string, (args: Args) => Sign>> = {
  hurt: ([, damage]) => ({ text: `−${damage}`, icon: undefined, tone: 'harm' }),
  healed: ([, damage]) => ({ text: `+${damage}`, icon: GLYPHS.health, tone: 'gain' }),
  'power-gained': ([, count]) => ({ text: `+${count}`, icon: GLYPHS.power, tone: 'plain' }),
  afflicted: ([, condition, count]) => ({
    text: `+${count}`,
    icon: GLYPHS[CONDITIONS[Number(condition)]],
    tone: 'harm',
  }),
  missed: () => ({ text: '', word: 'missed', icon: undefined, tone: 'plain' }),
};

/** What rises after an update, in the order it happened; nothing where nothing stands. */
export function floatsOf(m: InCombat, events: readonly MatchEvent[]): Float[] {
  const signs = signsOf(m, events);
  return signs.map((sign, at) => {
    const below = signs.slice(0, at).filter(({ space }) => space === sign.space).length;
    return { ...sign, row: below % ROWS };
  });
}

function signsOf(m: InCombat, events: readonly MatchEvent[]): Omit<Float, 'row'>[] {
  return events.flatMap(({ type, args }): Omit<Float, 'row'>[] => {
    if (type === 'summon-hurt')
      return [{ space: Number(args[0]), text: `−${args[1]}`, icon: undefined, tone: 'harm' }];
    const sign = OVER_FIGHTER[type]?.(args);
    const space = m.combat.fighters[Number(args[0])]?.space ?? -1;
    return sign && space >= 0 && sign.text !== '−0' ? [{ ...sign, space }] : [];
  });
}
