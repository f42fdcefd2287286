import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { remote } from '../server.ts';
import { ServerForm } from '../server-form.tsx';
import { PasswordField } from '../text-field.tsx';
import { useAction } from '../use-action.ts';

/** Password and recovery code of an account. */
export function AccountCare({ onCode }: { onCode(code: string): void }) {
  return (
    <>
      <ChangePassword />
      <NewRecovery onCode={onCode} />
    </>
  );
}

function ChangePassword() {
  const t = useTranslations('account');
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [isDone, setDone] = useState(false);
  const action = useAction();
  const change = async () => {
    await remote().api('changePassword', { body: { old, fresh } });
    setOld('');
    setFresh('');
    setDone(true);
  };
  return (
    <section aria-labelledby="account-password">
      <h2 id="account-password">{t('changePassword')}</h2>
      <ServerForm
        action={action}
        submit={t('changePassword')}
        look="plain"
        icon="key"
        done={isDone ? t('passwordChanged') : undefined}
        onSubmit={change}
      >
        <PasswordField kind="known" label={t('oldPassword')} value={old} onChange={setOld} />
        <PasswordField
          kind="new"
          label={t('newPassword')}
          note={t('passwordNote')}
          value={fresh}
          onChange={setFresh}
        />
      </ServerForm>
    </section>
  );
}

function NewRecovery({ onCode }: { onCode(code: string): void }) {
  const t = useTranslations('account');
  const [password, setPassword] = useState('');
  const action = useAction();
  const get = async () => {
    const { recoveryCode } = await remote().api('newRecovery', { body: { password } });
    setPassword('');
    onCode(recoveryCode);
  };
  return (
    <section aria-labelledby="account-code">
      <h2 id="account-code">{t('newCode')}</h2>
      <p>{t('newCodeText')}</p>
      <ServerForm action={action} submit={t('newCode')} look="plain" icon="tied-scroll" onSubmit={get}>
        <PasswordField kind="known" label={t('password')} value={password} onChange={setPassword} />
      </ServerForm>
    </section>
  );
}
