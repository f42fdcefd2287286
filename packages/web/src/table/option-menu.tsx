import type { EntityRef } from '@tabard/engine';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { BoardProps } from './board.ts';
import { RefusedList } from './refused-list.tsx';
import './option-menu.css';

interface OptionMenuProps {
  readonly entity: EntityRef;
  readonly board: BoardProps;
  onClose(): void;
}

/** Which of several options at one thing. */
export function OptionMenu({ entity, board, onClose }: OptionMenuProps) {
  const { offers, choose, nameOf } = board;
  return (
    <Dialog title={nameOf(entity)} open onClose={onClose}>
      <div className="option-menu">
        {offers.at(entity).map(({ option, key, label }) => (
          <Button key={key} look="lamp" onClick={() => choose(option)}>
            {label}
          </Button>
        ))}
      </div>
      <RefusedList refused={offers.refusedAt(entity)} game={board.game.id} />
    </Dialog>
  );
}
