import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { signOut } from '../account-actions.ts';
import { NeedsServer } from '../needs-server.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { useOnline } from '../server.ts';
import { useAction } from '../use-action.ts';
import { AccountCare } from './account-care.tsx';
import { DeleteMe } from './delete-me.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { Register } from './register.tsx';
import { Rename } from './rename.tsx';
import { Shuns } from './shuns.tsx';
import { SignedOut } from './signed-out.tsx';
import './account.css';

/** Account page: name, password, recovery code and sign-out. */
export default function AccountPage() {
  const t = useTranslations('account');
  return (
    <Page title={t('title')}>
      <NeedsServer>
        <Account />
      </NeedsServer>
    </Page>
  );
}

function Account() {
  const t = useTranslations('account');
  const person = useOnline((online) => online.person);
  const [code, setCode] = useState<string>();
  const leaving = useAction();
  if (!person) return <SignedOut />;
  return (
    <div className="account">
      <p className="account-lead">{t(person.isAccount ? 'asAccount' : 'asGuest', { name: person.name })}</p>
      {person.isAccount && (
        <div>
          <Button icon="exit-door" disabled={leaving.isBusy} onClick={() => leaving.run(signOut)}>
            {t('signOut')}
          </Button>
          <ProblemLine problem={leaving.problem} />
        </div>
      )}
      <div className="account-parts">
        {!person.isAccount && <Register name={person.name} onCode={setCode} />}
        <Rename name={person.name} />
        {person.isAccount && <AccountCare onCode={setCode} />}
        <Shuns />
        <DeleteMe isAccount={person.isAccount} />
      </div>
      <RecoveryCode code={code} onClose={() => setCode(undefined)} />
    </div>
  );
}
