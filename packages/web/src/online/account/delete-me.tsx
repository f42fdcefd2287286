import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deleteMe } from '../account-actions.ts';
import { ServerForm } from '../server-form.tsx';
import { PasswordField } from '../text-field.tsx';
import { useAction } from '../use-action.ts';

export function DeleteMe({ isAccount }: { isAccount: boolean }) {
  const t = useTranslations('account');
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const action = useAction();
  return (
    <section aria-labelledby="account-delete">
      <h2 id="account-delete">{t('deleteTitle')}</h2>
      <p>{t('deleteText')}</p>
      <div>
        <Button look="danger" icon="trash-can" onClick={() => setOpen(true)}>
          {t('delete')}
        </Button>
      </div>
      <Dialog title={t('deleteTitle')} open={isOpen} onClose={() => setOpen(false)}>
        <ServerForm
          action={action}
          submit={t('deleteDo')}
          look="danger"
          icon="trash-can"
          onSubmit={() => deleteMe(isAccount ? password : undefined)}
        >
          <p>{t('deleteText')}</p>
          {isAccount && (
            <PasswordField kind="known" label={t('password')} value={password} onChange={setPassword} />
          )}
        </ServerForm>
      </Dialog>
    </section>
  );
}
