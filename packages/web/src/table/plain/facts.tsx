import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import type { BoardProps } from '../board.ts';
import { phraseOf } from '../say.ts';
import type { Fact } from './survey.ts';

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly board: BoardProps;
}

/** Plain numbers, flags and words, each with its name. */
export function Facts({ facts, board }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className="plain-fact-list">
      {facts.map((fact) => (
        <div key={`${fact.path} ${fact.label}`}>
          <dt>{phraseOf(board.game, board.reader, `field.${fact.path}`) ?? fact.label}</dt>
          <dd>
            <FactValue fact={fact} board={board} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact, board }: { fact: Fact; board: BoardProps }) {
  const t = useTranslations('table');
  const { kind, value } = fact;
  if (kind === 'flag')
    return <Icon name={value ? 'confirmed' : 'cancel'} label={value ? t('yes') : t('no')} />;
  if (kind === 'card')
    return Number(value) < 0 ? t('nothing') : board.nameOf({ kind: 'card', id: Number(value) });
  return value === '' ? t('nothing') : String(value);
}
