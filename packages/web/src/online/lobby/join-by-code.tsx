import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import '../form.css';
import './join-by-code.css';

/** A form that joins a table by its invitation code. */
export function JoinByCode() {
  const t = useTranslations('lobby');
  const id = useId();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const join = () => {
    const letters = code.replaceAll(/[\s-]/g, '').toUpperCase();
    if (letters) go(`/join/${encodeURIComponent(letters)}`);
  };
  return (
    <form
      className="join-by-code"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('code')}
      </label>
      <input
        id={id}
        value={code}
        placeholder={t('code')}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" icon="entry-door">
        {t('join')}
      </Button>
    </form>
  );
}
