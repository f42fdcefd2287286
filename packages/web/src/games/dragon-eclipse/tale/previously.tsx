import { optionLabel } from '@tabard/dragon-eclipse';
import type { JournalPage } from './pages.ts';
import { storyRef, useTaleBoard } from './tale-board.ts';

/** So many of the last choices are told to who returns. */
const RECALLED = 3;

interface PreviouslyProps {
  readonly pages: readonly JournalPage[];
  /** The decision at which the table was opened. */
  readonly opened: number;
}

/** For who returns to a campaign: where it was left, and what was chosen last; gone with the next choice. */
export function Previously({ pages, opened }: PreviouslyProps) {
  const { state, language, nameOf, tell } = useTaleBoard();
  const taken = pages.flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'taken' ? [line] : [])));
  const { scene } = state.tale;
  if (state.n !== opened || taken.length === 0) return null;
  return (
    <section className="tale-previously" aria-label={tell('previously')}>
      <h2>{tell('previously')}</h2>
      {scene && <p>{tell('previously-at', nameOf(storyRef('scenario', scene.scenario)))}</p>}
      <ul>
        {taken.slice(-RECALLED).map(({ option, place }) => (
          <li key={place}>{optionLabel(state, option, language)}</li>
        ))}
      </ul>
    </section>
  );
}
