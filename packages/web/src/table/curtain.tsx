import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';
import './curtain.css';

/** Hides the table while the screen is passed to another player. */
export function Curtain({ name, onReady }: { name: string; onReady(): void }) {
  const t = useTranslations('table.curtain');
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.querySelector('button')?.focus();
  }, []);
  return (
    <main className="curtain" ref={ref}>
      <Icon name="candle-light" />
      <h1>{t('title', { name })}</h1>
      <p>{t('text', { name })}</p>
      <Button look="lamp" onClick={onReady}>
        {t('ready', { name })}
      </Button>
    </main>
  );
}
