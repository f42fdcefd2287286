import type { EntityRef } from '@tabard/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useBoardContext } from './board-context.ts';
import { ChosenDie } from './die.tsx';
import './contest.css';

/** One side of a contest: what it has, and its die once that is rolled. */
export interface ContestSide {
  readonly who: ReactNode;
  readonly strength: number;
  /** What the number is called: `Combat 4`. */
  readonly strengthLabel: string;
  /** What is said under the sum. */
  readonly note?: string;
  /** 0 before the roll. */
  readonly die: number;
  /** How an answer speaks of the die. */
  readonly dieRef: EntityRef;
}

/** A contest under way, such as a combat: both sides with their numbers, their dice and what these come to. */
export function Contest({ sides, icon }: { sides: readonly [ContestSide, ContestSide]; icon: string }) {
  const { words } = useBoardContext();
  return (
    <div className="contest">
      <Side side={sides[0]} tone="bone" />
      <span className="contest-versus">
        <Icon name={icon} label={words('versus')} />
      </span>
      <Side side={sides[1]} tone="ember" />
    </div>
  );
}

function Side({ side, tone }: { side: ContestSide; tone: 'bone' | 'ember' }) {
  const { words } = useBoardContext();
  const { who, strength, strengthLabel, note, die, dieRef } = side;
  return (
    <div className="contest-side" data-tone={tone}>
      {who}
      <span className="contest-sum">
        <BigNumber value={strength} label={strengthLabel} />
        {die > 0 && (
          <>
            <span aria-hidden="true">+</span>
            <ChosenDie value={die} tone={tone} of={dieRef} />
            <span aria-hidden="true">=</span>
            <BigNumber value={strength + die} label={words('total', strength + die)} />
          </>
        )}
      </span>
      {note && <small>{note}</small>}
    </div>
  );
}

function BigNumber({ value, label }: { value: number; label: string }) {
  return (
    <span className="contest-number" role="img" aria-label={label}>
      {value}
    </span>
  );
}
