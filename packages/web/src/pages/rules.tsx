import { useTranslations } from 'use-intl';
import { useParams } from 'wouter';
import { entries, findEntry } from '../games/registry.ts';
import { Page } from '../ui/page.tsx';
import { NotFound } from './not-found.tsx';
import { loadBook } from './rules/load-book.ts';
import { RuleBook } from './rules/rule-book.tsx';
import { splitAnchor } from './shared/anchor.ts';
import { GameTabs } from './shared/game-tabs.tsx';
import { useLoaded } from './shared/use-loaded.ts';

/** The numbered rules of a game. */
export default function Rules() {
  const params = useParams<{ game?: string }>();
  const { name = entries[0].id, anchor } = splitAnchor(params.game);
  return findEntry(name) ? <RulesOf key={name} game={name} anchor={anchor} /> : <NotFound />;
}

function RulesOf({ game, anchor }: { game: string; anchor: string | undefined }) {
  const t = useTranslations('rulesPage');
  const common = useTranslations('common');
  const book = useLoaded(game, () => loadBook(game));
  return (
    <Page title={t('title', { game: findEntry(game)?.title ?? game })} width="wide">
      <GameTabs to="/rules" game={game} />
      {book.state === 'loading' && <p className="loading">{common('loading')}</p>}
      {book.state === 'failed' && <p role="alert">{t('failed')}</p>}
      {book.state === 'ready' && <RuleBook book={book.value} anchor={anchor} />}
    </Page>
  );
}
