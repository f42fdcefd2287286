import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { ruleHref } from '../pages/shared/anchor.ts';
import type { Refused } from './board.ts';
import './refused-list.css';

/** Unavailable options with their reasons and rules. */
export function RefusedList({ refused, game }: { refused: readonly Refused[]; game: string }) {
  const t = useTranslations('common');
  return (
    <ul className="refused-list">
      {refused.map(({ label, reason, rule, unavailable: { option } }) => (
        <li key={`${option.verb} ${option.refs.join(' ')} ${rule}`}>
          <span className="refused-label">{label}</span> {reason}{' '}
          <Link href={ruleHref(game, rule)}>{t('rule', { rule })}</Link>
        </li>
      ))}
    </ul>
  );
}
