import type { Sum } from '@tabard/engine';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useBoardContext } from './board-context.ts';
import { Die } from './die.tsx';
import { keptOf, type Queued, unseenOf } from './moment-queue.ts';
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

/** What came in with an update, and the number of the question that the viewer is asked now. */
interface MomentSource {
  readonly pulse: number;
  readonly asked: number | undefined;
}

/** Queue of moments to show, and how to advance it. It delays only the display, never the match. */
export function useMoments<M extends ShownMoment>(
  { pulse, asked }: MomentSource,
  momentsNow: () => readonly M[],
) {
  const queue = useRef<Queued<M>[]>([]);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [seen, setSeen] = useState(pulse);
  const [question, setQuestion] = useState(asked);
  if (question !== asked) {
    setQuestion(asked);
    if (question !== undefined) queue.current = unseenOf(queue.current);
  }
  if (seen !== pulse) {
    setSeen(pulse);
    const fresh = momentsNow().map((moment, at) => ({ id: `${pulse}-${at}`, moment }));
    if (fresh.length) queue.current = keptOf([...queue.current, ...fresh]);
  }
  const skip = () => {
    queue.current.shift();
    redraw();
  };
  return { shown: queue.current.at(0), skip };
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
