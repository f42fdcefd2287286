import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { askToNotify, permission, useNotify } from './notify.ts';

/** Toggles browser notifications for the user's move. */
export function NotifyButton() {
  const t = useTranslations('online');
  const isOn = useNotify((kept) => kept.isOn);
  const [allowed, setAllowed] = useState(permission);
  if (allowed === 'never') return null;
  if (allowed === 'denied') return <p className="notify-note">{t('notifyNo')}</p>;
  if (isOn && allowed === 'granted')
    return (
      <Button
        look="quiet"
        icon="ringing-bell"
        aria-pressed
        onClick={() => useNotify.setState({ isOn: false })}
      >
        {t('notifyOn')}
      </Button>
    );
  return (
    <Button look="quiet" icon="ringing-bell" onClick={() => void askToNotify().then(setAllowed)}>
      {t('notify')}
    </Button>
  );
}
