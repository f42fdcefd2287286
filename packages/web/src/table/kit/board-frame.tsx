import { type ReactNode, useCallback, useState } from 'react';
import { type BoardContext, BoardProvider } from './board-context.ts';
import { EndMoment } from './end-moment.tsx';
import { OpenerProvider, type OpenMenu, OptionMenu } from './option-menu.tsx';

/** Frame of every board: provides its context and the option menu. */
export function BoardFrame({ board, children }: { board: BoardContext; children: ReactNode }) {
  const { n } = board.state;
  const [menu, setMenu] = useState<OpenMenu & { readonly n: number }>();
  const open = useCallback((opened: OpenMenu) => setMenu({ ...opened, n }), [n]);
  return (
    <BoardProvider value={board}>
      <OpenerProvider value={open}>
        <EndMoment />
        {children}
        {menu && menu.n === n && <OptionMenu key={n} menu={menu} onClose={() => setMenu(undefined)} />}
      </OpenerProvider>
    </BoardProvider>
  );
}
