import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useBackend } from '../../host/backend.tsx';
import type { MatchSummary } from '../../host/host.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SeenMoment } from './use-moment.ts';

/** A new match from the moment that is shown, out of what the one who is looked through knew. */
export function PlayOn({ summary, moment }: { summary: MatchSummary; moment: SeenMoment }) {
  const t = useTranslations('replayPage');
  const backend = useBackend();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const { viewer, seq, view } = moment;
  const begin = () => {
    if (typeof viewer !== 'number') return;
    setState('opening');
    backend
      .host()
      .playOnFrom(summary.id, seq, viewer)
      .then(
        (id) => navigate(backend.tablePath(id)),
        () => setState('failed'),
      );
  };
  const isPossible = typeof viewer === 'number' && !view.state.outcome;
  const text = () => {
    if (view.state.outcome) return t('over');
    return typeof viewer === 'number' ? t('playOnAs', { name: summary.seats[viewer].name }) : t('playOnWho');
  };
  return (
    <>
      <Button look="lamp" icon="play-button" onClick={() => setOpen(true)}>
        {t('playOn')}
      </Button>
      <Dialog
        title={t('playOn')}
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button look="lamp" disabled={!isPossible || state === 'opening'} onClick={begin}>
            {t('playOn')}
          </Button>
        }
      >
        <p>{text()}</p>
        {state === 'failed' && <p role="alert">{t('playOnFailed')}</p>}
      </Dialog>
    </>
  );
}
