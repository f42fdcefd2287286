import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rename } from '../account-actions.ts';
import { ServerForm } from '../server-form.tsx';
import { NameField } from '../text-field.tsx';
import { useAction } from '../use-action.ts';

export function Rename({ name: known }: { name: string }) {
  const t = useTranslations('account');
  const [name, setName] = useState(known);
  const [isDone, setDone] = useState(false);
  const action = useAction();
  return (
    <section aria-labelledby="account-rename">
      <h2 id="account-rename">{t('rename')}</h2>
      <ServerForm
        action={action}
        submit={t('rename')}
        look="plain"
        icon="quill-ink"
        done={isDone ? t('renamed') : undefined}
        onSubmit={() => rename(name).then(() => setDone(true))}
      >
        <NameField label={t('name')} value={name} onChange={setName} />
      </ServerForm>
    </section>
  );
}
