import { MOST_SILVER, type MystlingDef } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import type { Offered } from '../../../table/board.ts';
import { Button } from '../../../ui/button.tsx';
import { situationIn } from '../tale/tale-board.ts';
import { type RunBoard, useRunBoard } from './run-board.ts';

/** The Tier cards that are still to be counted: one of each Tier, with its Silver and how many there are. */
export function Tally() {
  const board = useRunBoard();
  const { offers, tell } = board;
  const uncounted = situationIn(board, 'resolution')?.uncounted ?? [];
  const scores = offers.all.filter(({ option }) => option.verb === 'score');
  if (scores.length === 0) return null;
  return (
    <section className="run-tally" aria-label={tell('uncounted', uncounted.length)}>
      <p>{tell('tally-note', MOST_SILVER)}</p>
      <ul className="tale-answers">
        {scores.map((offered) => (
          <li key={offered.key}>
            <ScoreButton
              offered={offered}
              copies={
                uncounted.filter((one) => tierOf(board, one) === tierOf(board, offered.about[0].id)).length
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function tierOf({ content }: RunBoard, mystling: number): number {
  return (content.defs[mystling] as MystlingDef).tier;
}

function ScoreButton({ offered, copies }: { offered: Offered; copies: number }) {
  const board = useRunBoard();
  const { state, choose, tell } = board;
  const silver = tierOf(board, offered.about[0].id);
  const lost = Math.max(0, state.tale.silver + silver - MOST_SILVER);
  return (
    <Button
      look={lost > 0 ? 'plain' : 'lamp'}
      hotkey={offered.digit?.toString()}
      data-option={offered.key}
      data-light="lit"
      onClick={() => choose(offered.option)}
    >
      <span>
        {tell('count-tier', silver)} {copies > 1 && <small>{tell('cards-left', copies)}</small>}
        <b className="run-gain">
          +{silver} <Icon name="coins" label={tell('silver')} />
        </b>
        {lost > 0 && <small>{tell('silver-lost', lost)}</small>}
      </span>
    </Button>
  );
}
