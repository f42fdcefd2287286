import { useEffect, useReducer, useRef, useState } from 'react';
import { useBoardContext } from './board-context.ts';
import { Die } from './die.tsx';
import './moments.css';

/** Something that happened, shown for a moment: dice, what they meant, and to whom. */
export interface Moment {
  readonly dice: readonly number[];
  readonly sentences: readonly string[];
  readonly tone: 'gain' | 'harm' | 'plain';
}

const SHOWN_MS = 2200;
const SHORT_MS = 1200;
const MOST = 3;

interface Queued<M> {
  readonly id: string;
  readonly moment: M;
}

/** The moment to show now, and how to skip what is left. Only the picture waits, never the match. */
export function useMoments<M extends Moment>(pulse: number, momentsNow: () => readonly M[]) {
  const queue = useRef<Queued<M>[]>([]);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [seen, setSeen] = useState(pulse);
  if (seen !== pulse) {
    setSeen(pulse);
    const fresh = momentsNow().slice(-MOST);
    if (fresh.length) queue.current = fresh.map((moment, at) => ({ id: `${pulse}-${at}`, moment }));
  }
  const shown = queue.current.at(0);
  const id = shown?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const next = () => {
      queue.current.shift();
      redraw();
    };
    const timer = setTimeout(next, queue.current.length > 1 ? SHORT_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const skip = () => {
    queue.current = [];
    redraw();
  };
  return { shown, skip };
}

/** How many sentences can be read in a moment. */
const MOST_SENTENCES = 3;

/** What just happened, in words and dice; a click puts it away. */
export function MomentBanner({ id, moment, onSkip }: Queued<Moment> & { onSkip(): void }) {
  const { words } = useBoardContext();
  return (
    // The log's live region tells the same.
    <div className="moment-place" aria-hidden="true">
      <button
        type="button"
        className="moment"
        data-tone={moment.tone}
        onClick={onSkip}
        title={words('skip')}
        tabIndex={-1}
      >
        {moment.dice.length > 0 && (
          <span className="moment-dice">
            {moment.dice.map((die, at) => (
              <Die key={`${id}-${at === 0 ? 'own' : 'other'}`} value={die} tone={at ? 'ember' : 'bone'} />
            ))}
          </span>
        )}
        <span>{moment.sentences.slice(-MOST_SENTENCES).join(' ')}</span>
      </button>
    </div>
  );
}
