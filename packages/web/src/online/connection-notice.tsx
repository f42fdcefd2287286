import { useTranslations } from 'use-intl';
import { Icon } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';
import { ProblemScene } from '../ui/problem-scene.tsx';
import { reloadFresh } from './reload-fresh.ts';
import { remote, useOnline } from './server.ts';
import './connection-notice.css';

/** Notice of a lost connection or an outdated page; nothing otherwise. */
export function ConnectionNotice() {
  const t = useTranslations('online');
  const connection = useOnline((online) => online.connection);
  if (connection === 'outdated')
    return (
      <div className="connection-notice" role="alert">
        <Icon name="info" />
        <span>{t('outdated')}</span>
        <Button onClick={() => void reloadFresh()}>{t('reload')}</Button>
      </div>
    );
  if (connection !== 'lost') return null;
  return (
    <div className="connection-notice" role="alert">
      <Icon name="unplugged" />
      <span>{t('lost')}</span>
      <Button look="quiet" onClick={() => remote().connection.wake()}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** The same problem as a full page, where nothing else can be shown. */
export function ConnectionProblem() {
  const t = useTranslations('online');
  const connection = useOnline((online) => online.connection);
  const isOld = connection === 'outdated';
  return (
    <ProblemScene role="alert">
      <h2>{t(isOld ? 'outdated' : 'lostTitle')}</h2>
      <p>{t(isOld ? 'outdatedText' : 'lostText')}</p>
      <div className="problem-ways">
        <Button look="lamp" onClick={() => (isOld ? void reloadFresh() : remote().connection.wake())}>
          {t(isOld ? 'reload' : 'retry')}
        </Button>
      </div>
    </ProblemScene>
  );
}
