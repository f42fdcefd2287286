import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { becomeGuest, recover, signIn } from '../account-actions.ts';
import { ServerForm } from '../server-form.tsx';
import { NameField, PasswordField, TextField } from '../text-field.tsx';
import { useAction } from '../use-action.ts';

/** Shown while not signed in: enter as a guest, sign in, or recover an account. */
export function SignedOut() {
  const t = useTranslations('account');
  const [isForgotten, setForgotten] = useState(false);
  return (
    <div className="account">
      <p className="account-lead">{t('nobody')}</p>
      <div className="account-parts">
        <AsGuest />
        {isForgotten ? (
          <Recover onBack={() => setForgotten(false)} />
        ) : (
          <SignIn onForgotten={() => setForgotten(true)} />
        )}
      </div>
    </div>
  );
}

function AsGuest() {
  const t = useTranslations('account');
  const online = useTranslations('online');
  const [name, setName] = useState(useSettings.getState().name);
  const action = useAction();
  return (
    <section aria-labelledby="account-guest">
      <h2 id="account-guest">{t('playAsGuest')}</h2>
      <ServerForm action={action} submit={t('begin')} icon="meeple" onSubmit={() => becomeGuest(name)}>
        <NameField label={online('yourName')} note={online('nameNote')} value={name} onChange={setName} />
      </ServerForm>
    </section>
  );
}

function SignIn({ onForgotten }: { onForgotten(): void }) {
  const t = useTranslations('account');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const action = useAction();
  return (
    <section aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{t('signIn')}</h2>
      <p>{t('signInText')}</p>
      <ServerForm
        action={action}
        submit={t('signIn')}
        look="plain"
        icon="key"
        onSubmit={() => signIn(name, password)}
      >
        <TextField label={t('name')} value={name} onChange={setName} required autoComplete="username" />
        <PasswordField kind="known" label={t('password')} value={password} onChange={setPassword} />
      </ServerForm>
      <div>
        <Button look="quiet" onClick={onForgotten}>
          {t('forgot')}
        </Button>
      </div>
    </section>
  );
}

function Recover({ onBack }: { onBack(): void }) {
  const t = useTranslations('account');
  const common = useTranslations('common');
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const action = useAction();
  return (
    <section aria-labelledby="account-recover">
      <h2 id="account-recover">{t('recover')}</h2>
      <ServerForm action={action} submit={t('recover')} onSubmit={() => recover(name, code.trim(), password)}>
        <TextField label={t('name')} value={name} onChange={setName} required autoComplete="username" />
        <TextField label={t('code')} value={code} onChange={setCode} required autoComplete="off" />
        <PasswordField
          kind="new"
          label={t('newPassword')}
          note={t('passwordNote')}
          value={password}
          onChange={setPassword}
        />
      </ServerForm>
      <div>
        <Button look="quiet" onClick={onBack}>
          {common('cancel')}
        </Button>
      </div>
    </section>
  );
}
