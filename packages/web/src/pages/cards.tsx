import { useTranslations } from 'use-intl';
import { useParams } from 'wouter';
import { entries, findEntry } from '../games/registry.ts';
import { Page } from '../ui/page.tsx';
import { CardBrowser } from './cards/card-browser.tsx';
import { loadCatalogue } from './cards/load-catalogue.ts';
import { NotFound } from './not-found.tsx';
import { splitAnchor } from './shared/anchor.ts';
import { GameTabs } from './shared/game-tabs.tsx';
import { useLoaded } from './shared/use-loaded.ts';

/** Every card of a game. */
export default function Cards() {
  const params = useParams<{ game?: string }>();
  const { name = entries[0].id, anchor } = splitAnchor(params.game);
  return findEntry(name) ? <CardsOf key={name} game={name} card={anchor} /> : <NotFound />;
}

function CardsOf({ game, card }: { game: string; card: string | undefined }) {
  const t = useTranslations('cardsPage');
  const common = useTranslations('common');
  const catalogue = useLoaded(game, () => loadCatalogue(game));
  return (
    <Page title={t('title', { game: findEntry(game)?.title ?? game })} width="wide">
      <GameTabs to="/cards" game={game} />
      {catalogue.state === 'loading' && <p className="loading">{common('loading')}</p>}
      {catalogue.state === 'failed' && <p role="alert">{t('failed')}</p>}
      {catalogue.state === 'ready' && <CardBrowser catalogue={catalogue.value} open={card} />}
    </Page>
  );
}
