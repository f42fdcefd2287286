import { isOptionInUse } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { useGame } from '../../games/use-game.ts';
import { Icon } from '../../icons/icon.tsx';
import { useTimeWords } from '../lobby/use-time-words.ts';
import { matchOptions, useOptionWords } from './option-words.ts';

/** Settings of a table: pace, clock, visibility and options. */
export function TableFacts({ info }: { info: TableInfo }) {
  const t = useTranslations('waitingRoom');
  const lobby = useTranslations('lobby');
  return (
    <section aria-labelledby="waiting-room-how">
      <h2 id="waiting-room-how">{t('how')}</h2>
      <ul className="table-facts">
        <li>
          <Icon name={info.pace === 'live' ? 'candle-light' : 'envelope'} /> {lobby(info.pace)}
        </li>
        <li>
          <Icon name="hourglass" /> <ClockFact clock={info.clock} />
        </li>
        <li>
          <Icon name={info.isPublic ? 'world' : 'padlock'} />{' '}
          {lobby(info.isPublic ? 'public' : 'byInvitation')}
        </li>
        <OptionFacts info={info} />
      </ul>
    </section>
  );
}

function ClockFact({ clock }: Pick<TableInfo, 'clock'>) {
  const t = useTranslations('waitingRoom');
  const words = useTimeWords();
  if (!clock) return t('noClock');
  const move = words(clock.move);
  return clock.bank > 0 ? t('clock', { move, bank: words(clock.bank) }) : t('clockOnly', { move });
}

/** Names of the table-wide options; options of a seat are listed at the seat. */
function OptionFacts({ info }: { info: TableInfo }) {
  const t = useTranslations('waitingRoom');
  const { game } = useGame(info.game);
  const { nameOf, wordFor } = useOptionWords(info.game);
  const match = matchOptions(info);
  const isTold = (name: string) => {
    const { type, seat, default: usual } = game.options[name];
    if (seat !== undefined || !isOptionInUse(game.options, name, match)) return false;
    // Flags, numbers and texts are listed only where they differ from the default.
    return type === 'choice' || (match.options[name] ?? usual) !== usual;
  };
  return Object.keys(game.options)
    .filter(isTold)
    .map((name) => (
      <li key={name}>
        <Icon name="cog" /> {t('option', { name: nameOf(name), value: wordFor(name, match.options[name]) })}
      </li>
    ));
}
