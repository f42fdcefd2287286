import { type DeckSum, rewardComparison } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import type { Offered } from '../../../table/board.ts';
import { defRef } from '../../../table/kit/board-context.ts';
import { ChoiceCard } from '../shelf.tsx';
import { OtherAnswers } from '../tale/answers.tsx';
import { situationIn } from '../tale/tale-board.ts';
import { DeckList } from './deck-book.tsx';
import { MysteryNote } from './mystery-room.tsx';
import { RunNews } from './news.tsx';
import { useRunBoard } from './run-board.ts';

/** Cards that join a deck or leave it, each with the deck before and after. */
export function RewardRoom() {
  const board = useRunBoard();
  const { offers, seats, own, tell } = board;
  const reward = situationIn(board, 'reward');
  const seat = reward?.seat ?? situationIn(board, 'removal')?.seat ?? board.near;
  const met = situationIn(board, 'mystery');
  const isRemoval = board.situations.at(-1)?.kind === 'removal';
  const cards = offers.all.filter(({ option }) => option.verb === 'add' || option.verb === 'remove');
  // A deck is a long list: on a phone nobody would look for another answer behind it.
  const others = <OtherAnswers shown={['add', 'remove']} />;
  return (
    <section className="run-reward" aria-label={tell('reward')}>
      <header className="run-head">
        <h2>{tell(isRemoval ? 'removal-title' : 'reward-title')}</h2>
        {seat !== own && <p>{tell('deck-of-seat', seats[seat].name)}</p>}
      </header>
      <RunNews />
      {met && <MysteryNote card={met.card} />}
      {isRemoval && others}
      <ul className="run-rewards" data-guide="choice">
        {cards.map((offered) => (
          <li key={offered.key}>
            <RewardCard offered={offered} seat={seat} />
          </li>
        ))}
        {cards.length === 0 &&
          reward?.drawn.map((def, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same may be drawn
            <li key={i}>
              <ChoiceCard entity={defRef(def)} />
            </li>
          ))}
      </ul>
      {!isRemoval && others}
      {!isRemoval && (
        <details className="run-deck-now">
          <summary>{seat === own ? tell('deck-now') : tell('deck-of-seat', seats[seat].name)}</summary>
          <DeckList seat={seat} />
        </details>
      )}
    </section>
  );
}

function RewardCard({ offered, seat }: { offered: Offered; seat: number }) {
  const { state } = useRunBoard();
  const [card] = offered.option.refs;
  const isAdded = offered.option.verb === 'add';
  const { before, after } = rewardComparison(state, seat, isAdded ? { add: card } : { remove: card });
  return (
    <>
      <ChoiceCard entity={defRef(card)} />
      <Comparison before={before} after={after} />
    </>
  );
}

/** The deck now and then: how many cards, and what one of them is worth. */
function Comparison({ before, after }: { before: DeckSum; after: DeckSum }) {
  const { tell, language } = useRunBoard();
  const worth = (sum: DeckSum) =>
    (sum.worth / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const change = after.worth - before.worth;
  return (
    <dl className="run-comparison">
      <div>
        <dt>{tell('cards')}</dt>
        <dd>
          {before.cards} <Icon name="play-button" label={tell('then')} /> {after.cards}
        </dd>
      </div>
      <div data-tone={change > 0 ? 'gain' : change < 0 ? 'cost' : undefined} title={tell('worth-is')}>
        <dt>{tell('worth')}</dt>
        <dd>
          {worth(before)} <Icon name="play-button" label={tell('then')} /> {worth(after)}{' '}
          {change !== 0 && (
            <Icon
              name="upgrade"
              className={change > 0 ? '' : 'is-down'}
              label={tell(change > 0 ? 'better' : 'worse')}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
