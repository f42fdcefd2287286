import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CopyLine } from '../copy-line.tsx';

/** Shows a recovery code; the server cannot show it again. */
export function RecoveryCode({ code, onClose }: { code: string | undefined; onClose(): void }) {
  const t = useTranslations('account');
  return (
    <Dialog
      title={t('codeIs')}
      open={code !== undefined}
      onClose={onClose}
      footer={
        <Button look="lamp" icon="confirmed" onClick={onClose}>
          {t('codeKept')}
        </Button>
      }
    >
      <p>{t('codeText')}</p>
      {code && <CopyLine label={t('code')} text={code} kind="code" />}
    </Dialog>
  );
}
