import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Switch } from '../../pages/shared/fields.tsx';
import { register } from '../account-actions.ts';
import { ServerForm } from '../server-form.tsx';
import { PasswordField, TextField } from '../text-field.tsx';
import { useAction } from '../use-action.ts';

/** Form that turns a guest into an account. */
export function Register({ name: known, onCode }: { name: string; onCode(code: string | undefined): void }) {
  const t = useTranslations('account');
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  const [wantsRecovery, setWantsRecovery] = useState(true);
  const action = useAction();
  return (
    <section aria-labelledby="account-register">
      <h2 id="account-register">{t('register')}</h2>
      <p>{t('registerText')}</p>
      <ServerForm
        action={action}
        submit={t('registerDo')}
        icon="key"
        onSubmit={async () => onCode(await register({ name: name.trim(), password, wantsRecovery }))}
      >
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          required
          maxLength={24}
          autoComplete="username"
        />
        <PasswordField
          kind="new"
          label={t('password')}
          note={t('passwordNote')}
          value={password}
          onChange={setPassword}
        />
        <Switch
          label={t('wantsRecovery')}
          note={t('wantsRecoveryNote')}
          checked={wantsRecovery}
          onChange={setWantsRecovery}
        />
      </ServerForm>
    </section>
  );
}
