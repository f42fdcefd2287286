import type { TableInfo } from '@tabard/table/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHasSide } from '../../table/table-shell.tsx';
import { Button } from '../../ui/button.tsx';
import { NextTableBell } from '../awaiting/next-table.tsx';
import { ChatDrawer } from '../chat/chat-drawer.tsx';
import type { TableChat } from '../chat/use-chat.ts';
import { PeopleDrawer } from '../people/people-drawer.tsx';
import { PeopleStrip } from '../people/people-strip.tsx';
import { ClockCall } from '../people/seat-clock.tsx';

/** One line above the table: players, spectators and, on narrow screens, the chat button. */
export function PeopleBar({ info, chat }: { info: TableInfo; chat: TableChat }) {
  const t = useTranslations('people');
  const words = useTranslations('chat');
  const [drawn, setDrawn] = useState<'people' | 'chat'>();
  const isBeside = useHasSide();
  const closeDrawer = () => setDrawn(undefined);
  const isYourMove = info.mine !== null && info.turnOf.includes(info.mine);
  return (
    <section className="people-bar" aria-label={t('title')}>
      <PeopleStrip info={info} />
      {info.mine !== null && info.clock && <ClockCall deadline={info.seats[info.mine].deadline} />}
      {info.mine === null && <span className="people-bar-note">{t('spectating')}</span>}
      <div className="people-bar-tools">
        <NextTableBell here={{ match: info.id, isYourMove }} />
        <Button look="quiet" icon="three-friends" aria-label={t('title')} onClick={() => setDrawn('people')}>
          <span className="people-bar-label">{t('button')}</span>
        </Button>
        {!isBeside && (
          <Button
            look="quiet"
            icon="talk"
            aria-label={chatLabel(words, chat)}
            onClick={() => setDrawn('chat')}
          >
            <span className="people-bar-label">{words('button')}</span>
            {chat.unread > 0 && <span className="unread">{chat.unread}</span>}
          </Button>
        )}
      </div>
      <PeopleDrawer info={info} open={drawn === 'people'} onClose={closeDrawer} />
      {!isBeside && <ChatDrawer chat={chat} open={drawn === 'chat'} onClose={closeDrawer} />}
    </section>
  );
}

function chatLabel(t: ReturnType<typeof useTranslations<'chat'>>, { unread }: TableChat): string {
  return unread > 0 ? `${t('title')}: ${t('unread', { count: unread })}` : t('title');
}
