import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useBoardContext } from './board-context.ts';
import './rising-signs.css';

/** A short text that rises from a place on the board: `−3`. */
export interface RisingSign {
  /** The box it rises from. */
  readonly box: CSSProperties;
  readonly text: string;
  readonly icon: string | undefined;
  readonly tone: 'harm' | 'gain' | 'plain';
  /** How many signs are below it in the same box. */
  readonly row: number;
}

const SHOWN_MS = 1100;
const APART_MS = 140;
const MOST = 8;

interface Shown {
  readonly pulse: number;
  readonly signs: readonly RisingSign[];
}

/** Rising signs at the places of events; they block nothing. */
export function RisingSigns({ signsNow }: { signsNow(): readonly RisingSign[] }) {
  const { happenings, motion } = useBoardContext();
  const { pulse } = happenings;
  const [shown, setShown] = useState<Shown>({ pulse, signs: [] });
  if (shown.pulse !== pulse) setShown({ pulse, signs: motion === 'full' ? signsNow().slice(-MOST) : [] });
  useEffect(() => {
    if (shown.signs.length === 0) return undefined;
    const timer = setTimeout(
      () => setShown((now) => (now === shown ? { ...now, signs: [] } : now)),
      SHOWN_MS + shown.signs.length * APART_MS,
    );
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="rising-signs" aria-hidden="true">
      {shown.signs.map(({ box, text, icon, tone, row }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
          key={`${pulse} ${at}`}
          className={`rising-sign is-${tone}`}
          style={{ ...box, '--after': `${at * APART_MS}ms`, '--row': row } as CSSProperties}
        >
          <span>
            {icon && <Icon name={icon} />} {text}
          </span>
        </span>
      ))}
    </div>
  );
}
