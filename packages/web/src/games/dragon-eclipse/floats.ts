import { CONDITIONS, type EclipseEvent, type InCombat } from '@tabard/dragon-eclipse';
import type { RisingSign } from '../../table/kit/rising-signs.tsx';
import type { Say } from '../../table/kit/words.ts';
import { GLYPHS } from './glyphs.ts';

/** A sign over a space. */
interface Float extends Omit<RisingSign, 'box'> {
  readonly space: number;
}

type Sign = Omit<Float, 'space' | 'row'>;

/** Signs over one space, one above the other; then they begin again at the foot. */
const ROWS = 3;

/** What rises after an update, in the order it happened; nothing where nothing stands. */
export function floatsOf(m: InCombat, events: readonly EclipseEvent[], words: Say): Float[] {
  const signs = events.flatMap((event) => signsOf(m, event, words));
  return signs.map((sign, at) => {
    const below = signs.slice(0, at).filter(({ space }) => space === sign.space).length;
    return { ...sign, row: below % ROWS };
  });
}

function signsOf({ combat }: InCombat, event: EclipseEvent, words: Say): Omit<Float, 'row'>[] {
  if (event.type === 'summon-hurt') return [{ ...harm(event.args[1]), space: event.args[0] }];
  const sign = overFighter(event, words);
  const space = sign ? (combat.fighters[Number(event.args[0])]?.space ?? -1) : -1;
  return sign && space >= 0 ? [{ ...sign, space }] : [];
}

/** What an event shows over its fighter. */
function overFighter(event: EclipseEvent, words: Say): Sign | undefined {
  switch (event.type) {
    case 'hurt':
      return event.args[1] === 0 ? undefined : harm(event.args[1]);
    case 'healed':
      return { text: `+${event.args[1]}`, icon: GLYPHS.health, tone: 'gain' };
    case 'power-gained':
      return { text: `+${event.args[1]}`, icon: GLYPHS.power, tone: 'plain' };
    case 'afflicted':
      return { text: `+${event.args[2]}`, icon: GLYPHS[CONDITIONS[event.args[1]]], tone: 'harm' };
    case 'missed':
      return { text: words('missed'), icon: undefined, tone: 'plain' };
  }
  return undefined;
}

function harm(damage: number): Sign {
  return { text: `−${damage}`, icon: undefined, tone: 'harm' };
}
