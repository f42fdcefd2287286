import { useTranslations } from 'use-intl';
import { loadBook } from '../pages/rules/load-book.ts';
import { RuleBook } from '../pages/rules/rule-book.tsx';
import { useLoaded } from '../pages/shared/use-loaded.ts';
import { Drawer } from '../ui/dialog.tsx';
import './rules-drawer.css';

interface RulesDrawerProps {
  readonly game: string;
  /** The edition or mode that the match is played by. */
  readonly edition: string | undefined;
  readonly anchor: string | undefined;
  onClose(): void;
}

/** The rules of the game beside the table, at the rule that was asked for. */
export default function RulesDrawer({ game, edition, anchor, onClose }: RulesDrawerProps) {
  const nav = useTranslations('nav');
  const common = useTranslations('common');
  const book = useLoaded(game, () => loadBook(game));
  return (
    <Drawer title={nav('rules')} open onClose={onClose}>
      <div className="rules-drawer">
        {book.state === 'ready' ? (
          <RuleBook book={book.value} anchor={anchor} played={edition} />
        ) : (
          <p>{common('loading')}</p>
        )}
      </div>
    </Drawer>
  );
}
