import { botIds } from '@tabard/bots';
import { useTranslations } from 'use-intl';
import { Pick } from './fields.tsx';

interface BotPickProps {
  readonly label: string;
  /** The id of a bot, or the value of `other`. */
  readonly value: string;
  /** What may be chosen instead of a bot; it is listed first. */
  readonly other?: { readonly value: string; readonly label: string };
  onChange(value: string): void;
}

/** A select of bots. */
export function BotPick({ label, value, other, onChange }: BotPickProps) {
  const t = useTranslations('setup');
  const bots = botIds.map((bot) => ({ value: bot, label: t(`bot.${bot as 'greedy'}`) }));
  return <Pick label={label} value={value} choices={other ? [other, ...bots] : bots} onChange={onChange} />;
}
