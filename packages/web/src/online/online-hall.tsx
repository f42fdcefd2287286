import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { JoinByCode } from './lobby/join-by-code.tsx';
import { TableSection } from './lobby/table-section.tsx';
import { useOnline } from './server.ts';
import './lobby/lobby.css';

/** Online part of the hall: the user's tables on the server and links to the lobby. */
export default function OnlineHall() {
  const t = useTranslations('lobby');
  const person = useOnline((online) => online.person);
  return (
    <div className="online-hall">
      <div className="lobby-ways">
        <Link href="/lobby" className="button button-plain">
          <Icon name="three-friends" /> {t('title')}
        </Link>
        <JoinByCode />
      </div>
      {person && <TableSection key={person.id} list="myTables" title={t('mine')} />}
    </div>
  );
}
