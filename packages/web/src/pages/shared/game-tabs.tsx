import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { entries } from '../../games/registry.ts';
import './game-tabs.css';

interface GameTabsProps {
  /** The page they lead to: `/rules`. */
  readonly to: string;
  readonly game: string;
}

/** From one game's page to another's; nothing where there is a single game. */
export function GameTabs({ to, game }: GameTabsProps) {
  const t = useTranslations('pages');
  if (entries.length < 2) return null;
  return (
    <nav className="game-tabs" aria-label={t('games')}>
      {entries.map((entry) => (
        <Link key={entry.id} href={`${to}/${entry.id}`} aria-current={entry.id === game ? 'page' : undefined}>
          {entry.title}
        </Link>
      ))}
    </nav>
  );
}
