import type { Sum } from '@tabard/engine';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useBoardContext } from './board-context.ts';
import { Die } from './die.tsx';
import { type MomentQueue, type MomentSource, type Queued, updated } from './moment-queue.ts';
import { SumLine, stepsOf } from './sum.tsx';
import { useBuiltUp, useTempo } from './use-built-up.ts';
import './moments.css';

/** One side of a fight or check: who, and the parts of its number, the die included. */
export interface MomentSide {
  readonly name: string;
  readonly sum: Sum;
}

/** Something that happened, shown for a moment: dice or sums, what they meant, and to whom. */
export interface ShownMoment {
  readonly dice: readonly number[];
  readonly sides: readonly MomentSide[];
  readonly sentences: readonly string[];
  readonly tone: 'gain' | 'harm' | 'plain';
  /** Stays until dismissed: the viewer's own fights, and decisive events. */
  readonly stays: boolean;
  /** A peak of the match, shown large: its picture. */
  readonly peak?: string;
}

/** Queue of moments to show, and how to advance it. It delays only the display, never the match. */
export function useMoments<M extends ShownMoment>(source: MomentSource, momentsNow: () => readonly M[]) {
  const [kept, setKept] = useState<MomentQueue<M>>({ ...source, queue: [] });
  const now = updated(kept, source, momentsNow);
  if (now !== kept) setKept(now);
  const skip = () => setKept((before) => ({ ...before, queue: before.queue.slice(1) }));
  return { shown: now.queue.at(0), skip };
}

/** Maximum number of sentences of a moment. */
const MOST_SENTENCES = 3;

/** What just happened, as a scene: the dice settle, the sums are built up, the result is read. A click goes on. */
export function MomentBanner({ id, moment, onSkip }: Queued<ShownMoment> & { onSkip(): void }) {
  const { words } = useBoardContext();
  const { result } = useTempo();
  const steps = Math.max(0, ...moment.sides.map(({ sum }) => stepsOf(sum)));
  const { shown, finish } = useBuiltUp(steps, steps + moment.dice.length > 0 ? id : 'at once');
  const isBuilt = shown > steps;
  const goOn = isBuilt ? onSkip : finish;
  useGoingOn(isBuilt && !moment.stays ? result : undefined, onSkip);
  useAnyClick(goOn);
  return (
    // The log's live region announces the same.
    <div className="moment-place" aria-hidden="true">
      <button
        type="button"
        className="moment"
        data-tone={moment.tone}
        data-built={isBuilt}
        data-stays={moment.stays}
        data-peak={moment.peak !== undefined}
        title={words('skip')}
        tabIndex={-1}
      >
        {moment.peak && <Icon name={moment.peak} className="moment-peak" />}
        {moment.sides.length > 0 ? (
          <span className="moment-sides">
            {moment.sides.map(({ name, sum }, at) => (
              <span key={name} className="moment-side">
                <b>{name}</b>
                <SumLine sum={sum} tone={at ? 'ember' : 'bone'} shown={shown} />
              </span>
            ))}
          </span>
        ) : (
          <DiceOf id={id} dice={moment.dice} />
        )}
        <span className="moment-words" data-shown={isBuilt}>
          {moment.sentences.slice(-MOST_SENTENCES).join(' ')}
        </span>
        {moment.stays && <small className="moment-on">{words('go-on')}</small>}
      </button>
    </div>
  );
}

function DiceOf({ id, dice }: { id: string; dice: readonly number[] }) {
  if (dice.length === 0) return null;
  return (
    <span className="moment-dice">
      {dice.map((die, at) => (
        <Die key={`${id}-${at === 0 ? 'own' : 'other'}`} value={die} tone={at ? 'ember' : 'bone'} />
      ))}
    </span>
  );
}

function useGoingOn(after: number | undefined, onSkip: () => void): void {
  const skip = useRef(onSkip);
  skip.current = onSkip;
  useEffect(() => {
    if (after === undefined) return undefined;
    const timer = setTimeout(() => skip.current(), after);
    return () => clearTimeout(timer);
  }, [after]);
}

/** Any click or key advances, without preventing its normal effect. */
function useAnyClick(goOn: () => void): void {
  const act = useRef(goOn);
  act.current = goOn;
  useEffect(() => {
    const onInput = () => act.current();
    addEventListener('click', onInput);
    addEventListener('keydown', onInput);
    return () => {
      removeEventListener('click', onInput);
      removeEventListener('keydown', onInput);
    };
  }, []);
}
