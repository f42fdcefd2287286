import { adventureBoard, type FightOdds, foresee } from '@tabard/adventure-board';
import { useMemo } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { fightNow, useOrrenBoard } from './orren-board.ts';

const NONE: ReadonlyMap<string, FightOdds> = new Map();

/** What each answer would make of the fight at hand, by its key. */
export function useForesight(): ReadonlyMap<string, FightOdds> {
  const board = useOrrenBoard();
  const { state, view, decision, offers, own } = board;
  const isFighting = fightNow(board) !== undefined && decision?.kind === 'combat';
  return useMemo(() => {
    if (!isFighting || own < 0) return NONE;
    const seen = { ...view, state };
    return new Map(
      offers.all.flatMap(({ option, key }) => {
        const odds = option.verb === 'strike' ? undefined : foresee(adventureBoard, seen, option);
        return odds ? [[key, odds] as const] : [];
      }),
    );
  }, [isFighting, state, view, offers, own]);
}

export function share(count: number, of: number): number {
  return Math.round((100 * count) / of);
}

/** On a card: the chance to win with it, and to be hurt. */
export function ForeseenBadge({ odds }: { odds: FightOdds | undefined }) {
  const { words, own, state } = useOrrenBoard();
  if (!odds) return null;
  const won = state.fight?.seat === own ? odds.won : odds.lost;
  const label = words('would-win', share(won, odds.of), share(odds.hurt, odds.of));
  return (
    <span className="orren-foreseen" data-wins={won * 2 > odds.of} title={label}>
      <Icon name="crossed-swords" label={label} /> <b aria-hidden="true">{share(won, odds.of)} %</b>
    </span>
  );
}
