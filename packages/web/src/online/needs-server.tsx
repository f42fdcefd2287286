import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { seekServer, useOnline } from './server.ts';
import './online.css';

/** What makes no sense without a server; says so where there is none. */
export function NeedsServer({ children }: { children: ReactNode }) {
  const server = useOnline((online) => online.server);
  if (server === 'seeking') return <Loading />;
  return server === 'here' ? children : <NoServer />;
}

function NoServer() {
  const t = useTranslations('online');
  const common = useTranslations('common');
  const again = () => {
    useOnline.setState({ server: 'seeking' });
    void seekServer();
  };
  return (
    <section className="no-server">
      <Icon name="lantern-flame" />
      <h2>{t('noServer')}</h2>
      <p>{t('noServerText')}</p>
      <div className="no-server-ways">
        <Button onClick={again}>{t('retry')}</Button>
        <Link href="/" className="button button-lamp">
          {common('back')}
        </Link>
      </div>
    </section>
  );
}
