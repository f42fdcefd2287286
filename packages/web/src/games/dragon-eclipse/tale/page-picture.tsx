import { storyOf } from '@tabard/dragon-eclipse';
import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { JournalPage } from './pages.ts';
import { useTaleBoard } from './tale-board.ts';

/** The picture of a page: that of its Script or of the event that came. */
export function PagePicture({ page: { script, secret } }: { page: JournalPage }) {
  const { state } = useTaleBoard();
  const { scripts, secrets } = storyOf(state);
  const picture = secret >= 0 ? secrets[secret].picture : scripts[script]?.picture;
  if (!picture) return null;
  const [from, to] = picture.colours;
  return (
    <div
      className="tale-picture"
      style={{ '--from': `var(--${from})`, '--to': `var(--${to})` } as CSSProperties}
      aria-hidden="true"
    >
      <Icon name={picture.icon} />
    </div>
  );
}
