import type { TableInfo } from '@tabard/table/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CopyLine } from './copy-line.tsx';
import { useSharedLink } from './shared-link.ts';

/** A public link to the replay of a finished match. */
export function ShareReplay({ info }: { info: TableInfo }) {
  const t = useTranslations('shareReplay');
  const [isOpen, setOpen] = useState(false);
  const { link } = useSharedLink(`/online/replay/${info.id}~${info.code}`);
  return (
    <>
      <Button icon="share" onClick={() => setOpen(true)}>
        <span className="replay-tool-label">{t('button')}</span>
      </Button>
      <Dialog title={t('title')} open={isOpen} onClose={() => setOpen(false)}>
        <p>{t('text')}</p>
        <CopyLine label={t('link')} text={link} kind="link" />
      </Dialog>
    </>
  );
}
