import type { Goal } from '@tabard/engine';
import { useTranslations } from 'use-intl';
import { Icon } from '../icons/icon.tsx';
import type { BoardProps } from './board.ts';
import { richText } from './rich.tsx';
import './goal-strip.css';

const ICONS: Readonly<Record<Goal['is'], string>> = {
  done: 'confirmed',
  now: 'flying-flag',
  later: 'sands-of-time',
  danger: 'lantern-flame',
};

/** The goals and progress of the player in one line, while the match runs. */
export function GoalStrip({ board }: { board: BoardProps }) {
  const t = useTranslations('table');
  const { game, view, reader } = board;
  if (!game.goals || reader.seat < 0 || view.state.outcome) return null;
  const goals = game.goals(view.state, reader.seat);
  if (goals.length === 0) return null;
  return (
    <section className="goal-strip" aria-label={t('goals')} data-guide="goals">
      <ol>
        {goals.map((goal, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: goals have no other identity than their order
          <li key={at} data-is={goal.is} title={t(`goal.${goal.is}`)}>
            <Icon name={ICONS[goal.is]} label={t(`goal.${goal.is}`)} />
            <span>{richText(game, view.state, reader, goal.text)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
