import { type ReactNode, useCallback, useState } from 'react';
import { type BoardContext, BoardProvider } from './board-context.ts';
import { EndMoment } from './end-moment.tsx';
import { OpenerProvider, type OpenMenu, OptionMenu } from './option-menu.tsx';

interface BoardFrameProps {
  readonly board: BoardContext;
  /** Whether the board shows a moment of its own, before that of the end. */
  readonly isShowing?: boolean;
  readonly children: ReactNode;
}

/** Frame of every board: provides its context and the option menu. */
export function BoardFrame({ board, isShowing = false, children }: BoardFrameProps) {
  const { n } = board.state;
  const [menu, setMenu] = useState<OpenMenu & { readonly n: number }>();
  const open = useCallback((opened: OpenMenu) => setMenu({ ...opened, n }), [n]);
  return (
    <BoardProvider value={board}>
      <OpenerProvider value={open}>
        <EndMoment waits={isShowing} />
        {children}
        {menu && menu.n === n && <OptionMenu key={n} menu={menu} onClose={() => setMenu(undefined)} />}
      </OpenerProvider>
    </BoardProvider>
  );
}
