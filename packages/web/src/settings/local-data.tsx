import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { host } from '../host/current.ts';
import { useLoaded } from '../pages/shared/use-loaded.ts';
import { useSavedSheets } from '../sheets/saved-sheets.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSettings } from './settings.ts';

type DataProgress = 'idle' | 'asking' | 'deleting' | 'deleted' | 'failed';

/** What this browser keeps, and the way to be rid of it. */
export function LocalData() {
  const t = useTranslations('settingsPage');
  const common = useTranslations('common');
  const [progress, setProgress] = useState<DataProgress>('idle');
  const kept = useLoaded(progress === 'deleted' ? 'after' : 'before', () => host().list());
  const remove = () => {
    setProgress('deleting');
    deleteEverything().then(
      () => setProgress('deleted'),
      () => setProgress('failed'),
    );
  };
  return (
    <section aria-labelledby="settings-data">
      <h2 id="settings-data">{t('data')}</h2>
      <p>
        {kept.state === 'ready' && t('kept', { count: kept.value.length })} {t('nothingLeaves')}
      </p>
      <div>
        <Button look="danger" icon="trash-can" onClick={() => setProgress('asking')}>
          {t('delete')}
        </Button>
      </div>
      <p role="status">{progress === 'deleted' && t('deleted')}</p>
      {progress === 'failed' && <p role="alert">{t('deleteFailed')}</p>}
      <Dialog
        title={t('deleteAsk')}
        open={progress === 'asking' || progress === 'deleting'}
        onClose={() => setProgress((now) => (now === 'asking' ? 'idle' : now))}
        footer={
          <>
            <Button onClick={() => setProgress('idle')}>{common('cancel')}</Button>
            <Button look="danger" icon="trash-can" disabled={progress === 'deleting'} onClick={remove}>
              {t('deleteYes')}
            </Button>
          </>
        }
      >
        <p>{t('deleteText')}</p>
      </Dialog>
    </section>
  );
}

async function deleteEverything(): Promise<void> {
  for (const { id } of await host().list()) await host().remove(id);
  useSavedSheets.setState(useSavedSheets.getInitialState());
  useSettings.setState(useSettings.getInitialState());
  // What the stores just wrote, and what others keep: decks, guides, analyses.
  localStorage.clear();
}
