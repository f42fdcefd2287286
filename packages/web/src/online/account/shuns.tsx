import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { loadShuns, setShun, useShuns } from '../shuns.ts';
import { useAction } from '../use-action.ts';

/** List of the people this person has muted or blocked. */
export function Shuns() {
  const t = useTranslations('account');
  const shuns = useShuns();
  const action = useAction();
  const { run } = action;
  useEffect(() => run(loadShuns), [run]);
  return (
    <section aria-labelledby="account-shuns">
      <h2 id="account-shuns">{t('shuns')}</h2>
      {shuns.length === 0 && <p>{t('shunsNone')}</p>}
      <ul className="account-shuns">
        {shuns.map(({ player, name, kind }) => (
          <li key={player}>
            <Icon name={kind === 'mute' ? 'speaker-off' : 'halt'} />
            <span>
              {name} ({t(kind === 'mute' ? 'muted' : 'blocked')})
            </span>
            <Button look="quiet" onClick={() => action.run(() => setShun({ player, name }, undefined))}>
              {t('shunEnd')}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemLine problem={action.problem} />
    </section>
  );
}
