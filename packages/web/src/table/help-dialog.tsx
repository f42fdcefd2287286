import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog.tsx';
import './help-dialog.css';

const KEYS = [
  ['arrows', '← ↑ ↓ →'],
  ['enter', 'Enter'],
  ['digits', '1 – 9'],
  ['undo', 'z'],
  ['log', 'l'],
  ['help', '?'],
  ['close', 'Esc'],
] as const;

const WAYS = ['choose', 'look', 'why', 'pass'] as const;

/** How to play at this table, by hand and by keys. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslations('help');
  return (
    <Dialog title={t('title')} open={open} onClose={onClose}>
      <ul className="help-ways">
        {WAYS.map((way) => (
          <li key={way}>{t(`ways.${way}`)}</li>
        ))}
      </ul>
      <h3 className="help-keys-title">{t('keysTitle')}</h3>
      <dl className="help-keys">
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
