import { isOptionInUse, type Options } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { useGame } from '../../games/use-game.ts';
import { Icon } from '../../icons/icon.tsx';
import { useLanguage } from '../../settings/settings.ts';
import { phraseOf } from '../../table/say.ts';
import { useTimeWords } from '../lobby/use-time-words.ts';

/** How a table is played: pace, clock, who may come, and the options that were chosen. */
export function TableFacts({ info }: { info: TableInfo }) {
  const t = useTranslations('gathering');
  const lobby = useTranslations('lobby');
  return (
    <section aria-labelledby="gathering-how">
      <h2 id="gathering-how">{t('how')}</h2>
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
  const t = useTranslations('gathering');
  const words = useTimeWords();
  if (!clock) return t('noClock');
  const move = words(clock.move);
  return clock.bank > 0 ? t('clock', { move, bank: words(clock.bank) }) : t('clockOnly', { move });
}

/** Options as the game names them. */
function OptionFacts({ info }: { info: TableInfo }) {
  const t = useTranslations('gathering');
  const { game } = useGame(info.game);
  const language = useLanguage();
  const table = useTranslations('table');
  const phrase = (key: string) => phraseOf(game, { language }, key);
  const match = { options: info.options as Options, seats: info.seats.length };
  const worded = (name: string) => {
    const value = match.options[name] ?? game.options[name].default;
    if (game.options[name].type === 'text') return t('broughtAlong');
    if (typeof value === 'boolean') return table(value ? 'yes' : 'no');
    return phrase(`option.${name}.${value}`) ?? String(value);
  };
  const isTold = (name: string) => {
    const { type, seat } = game.options[name];
    if (!isOptionInUse(game.options, name, match)) return false;
    if (type === 'text') return seat === undefined && Boolean(match.options[name]);
    // Who is still to come has chosen nothing yet.
    return seat === undefined || info.seats[seat].kind !== 'open';
  };
  return Object.keys(game.options)
    .filter(isTold)
    .map((name) => (
      <li key={name}>
        <Icon name="cog" /> {t('option', { name: phrase(`option.${name}`) ?? name, value: worded(name) })}
      </li>
    ));
}
