import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { ProblemScene } from '../ui/problem-scene.tsx';
import { detectServer, useOnline } from './server.ts';

/** Renders its children only with a server; otherwise explains that one is needed. */
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
    void detectServer();
  };
  return (
    <ProblemScene>
      <h2>{t('noServer')}</h2>
      <p>{t('noServerText')}</p>
      <div className="problem-ways">
        <Button onClick={again}>{t('retry')}</Button>
        <Link href="/" className="button button-lamp">
          {common('back')}
        </Link>
      </div>
    </ProblemScene>
  );
}
