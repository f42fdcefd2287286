import type { EntityRef, Sum } from '@tabard/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useBoardContext } from './board-context.ts';
import { ChosenDie } from './die.tsx';
import { SumLine, stepsOf } from './sum.tsx';
import { useBuiltUp } from './use-built-up.ts';
import './contest.css';

/** One side of a contest: what it has, and its die once that is rolled. */
export interface ContestSide {
  readonly who: ReactNode;
  /** Parts of its number, without the die. */
  readonly parts: Sum;
  /** 0 before the roll. */
  readonly die: number;
  /** Reference of the die in options. */
  readonly dieRef: EntityRef;
}

/** A running contest, such as a combat: both sides with their sums, built up after the dice have landed. */
export function Contest({ sides, icon }: { sides: readonly [ContestSide, ContestSide]; icon: string }) {
  return (
    <ContestFrame
      sides={[
        <Side key="own" side={sides[0]} tone="bone" />,
        <Side key="other" side={sides[1]} tone="ember" />,
      ]}
      icon={icon}
    />
  );
}

interface ContestFrameProps {
  readonly sides: readonly [ReactNode, ReactNode];
  readonly icon: string;
}

/** Two sides face each other, whatever each of them shows. */
export function ContestFrame({ sides, icon }: ContestFrameProps) {
  const { words } = useBoardContext();
  return (
    <div className="contest">
      {sides[0]}
      <span className="contest-versus">
        <Icon name={icon} label={words('versus')} />
      </span>
      {sides[1]}
    </div>
  );
}

function Side({ side, tone }: { side: ContestSide; tone: 'bone' | 'ember' }) {
  const { who, parts, die, dieRef } = side;
  const sum = die > 0 ? [...parts, { origin: 'die', def: -1, by: die }] : parts;
  const { shown } = useBuiltUp(stepsOf(sum), die === 0 ? 'at once' : `${die}`);
  return (
    <div className="contest-side" data-tone={tone}>
      {who}
      <SumLine
        sum={sum}
        tone={tone}
        shown={shown}
        die={(value) => <ChosenDie value={value} tone={tone} of={dieRef} />}
      />
    </div>
  );
}
