import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameTitle } from '../../games/use-game-title.ts';
import { Icon } from '../../icons/icon.tsx';
import { Page } from '../../ui/page.tsx';

/** A match that these rules cannot go on with. */
export function Adjourned({ info }: { info: TableInfo }) {
  const t = useTranslations('people');
  const lobby = useTranslations('lobby');
  const { title } = useGameTitle()(info.game);
  return (
    <Page title={title}>
      <section className="no-server">
        <Icon name="lantern-flame" />
        <h2>{lobby('adjourned')}</h2>
        <p>{t('adjourned')}</p>
        <Link href="/lobby" className="button button-lamp">
          {lobby('title')}
        </Link>
      </section>
    </Page>
  );
}
