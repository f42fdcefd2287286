import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useCombatBoard } from './eclipse-board.ts';
import { type Float, floatsOf } from './floats.ts';
import { boxOf, type HexPlan } from './hexes.ts';

const SHOWN_MS = 1100;
const APART_MS = 140;
const MOST = 8;

interface Shown {
  readonly pulse: number;
  readonly floats: readonly Float[];
}

/** Numbers that rise from where something happened; they wait for nobody and nobody waits for them. */
export function RisingSigns({ plan }: { plan: HexPlan }) {
  const { happenings, events, motion, state, words } = useCombatBoard();
  const { pulse } = happenings;
  const [shown, setShown] = useState<Shown>({ pulse, floats: [] });
  if (shown.pulse !== pulse)
    setShown({ pulse, floats: motion === 'full' ? floatsOf(state, events).slice(-MOST) : [] });
  useEffect(() => {
    if (shown.floats.length === 0) return undefined;
    const timer = setTimeout(
      () => setShown((now) => (now === shown ? { ...now, floats: [] } : now)),
      SHOWN_MS + shown.floats.length * APART_MS,
    );
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="eclipse-floats" aria-hidden="true">
      {shown.floats.map(({ space, text, word, icon, tone, row }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          key={`${pulse} ${at}`}
          className={`eclipse-float is-${tone}`}
          style={{ ...boxOf(plan, space), '--after': `${at * APART_MS}ms`, '--row': row } as CSSProperties}
        >
          <span>
            {icon && <Icon name={icon} />} {word ? words(word) : text}
          </span>
        </span>
      ))}
    </div>
  );
}
