import type { TableInfo } from '@tabard/table/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useGameTitle } from '../../games/use-game-title.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { NotifyButton } from '../awaiting/notify-button.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { TableChat } from '../chat/use-chat.ts';
import { ConnectionNotice } from '../connection-notice.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { remote, useOnline } from '../server.ts';
import { type Action, useAction } from '../use-action.ts';
import { Invitation } from './invitation.tsx';
import { SeatList } from './seat-list.tsx';
import { useSeatOptionNames } from './seat-options.tsx';
import { TableFacts } from './table-facts.tsx';
import './waiting-room.css';

/** A table before its match starts: seats, invitation, settings and chat. */
export function WaitingRoom({ info, chat }: { info: TableInfo; chat: TableChat }) {
  const t = useTranslations('waitingRoom');
  const { title } = useGameTitle()(info.game);
  const action = useAction();
  const me = useOnline((online) => online.person?.id);
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  const [, go] = useLocation();
  const open = info.seats.find(({ kind }) => kind === 'open')?.seat ?? 0;
  const isChoosing = useSeatOptionNames(info, open).length > 0;
  const sit = (seat: number) => {
    if (isChoosing) return go(`/join/${info.code}`);
    const body = { seat, code: info.code };
    action.run(() => remote().api('join', { params: { match: info.id }, body }));
  };
  const sendAway = (seat: number) =>
    action.run(() => remote().api('sendAway', { params: { match: info.id, seat } }));
  return (
    <Page title={t('title', { game: title })}>
      <ConnectionNotice />
      <div className="waiting-room">
        <div className="waiting-room-main">
          <Lead info={info} />
          <Invitation info={info} />
          <p className="waiting-room-status" role="status">
            {t('waiting', { count: free })}
          </p>
          <ProblemLine problem={action.problem} />
          <TableActions info={info} action={action} />
        </div>
        <div className="waiting-room-beside">
          <SeatList
            info={info}
            onSit={info.mine === null ? sit : undefined}
            onSendAway={me !== undefined && info.host === me ? sendAway : undefined}
          />
          <TableFacts info={info} />
          <section aria-labelledby="waiting-room-chat" className="waiting-room-chat">
            <ChatPanel chat={chat} titleId="waiting-room-chat" />
          </section>
        </div>
      </div>
    </Page>
  );
}

function Lead({ info }: { info: TableInfo }) {
  const t = useTranslations('waitingRoom');
  const me = useOnline((online) => online.person?.id);
  const host = info.seats.find(({ player }) => player !== null && player === info.host);
  const text = info.host === me || !host ? t('leadHost') : t('leadGuest', { name: host.name });
  return <p className="waiting-room-lead">{text}</p>;
}

/** Buttons of a table before its match starts; its host has more of them. */
function TableActions({ info, action }: { info: TableInfo; action: Action }) {
  const t = useTranslations('waitingRoom');
  const [, go] = useLocation();
  const [isSure, setSure] = useState(false);
  const me = useOnline((online) => online.person?.id);
  const params = { match: info.id };
  const start = () => remote().api('start', { params, body: {} });
  const leave = () => remote().api('leave', { params });
  const close = async () => {
    await remote().api('closeTable', { params });
    go('/lobby');
  };
  if (me === undefined) return null;
  return (
    <div className="waiting-room-ways">
      {info.host === me && (
        <>
          <Button look="lamp" icon="robot-golem" disabled={action.isBusy} onClick={() => action.run(start)}>
            {t('start')}
          </Button>
          <Button
            look={isSure ? 'danger' : 'quiet'}
            icon="trash-can"
            disabled={action.isBusy}
            onClick={() => (isSure ? action.run(close) : setSure(true))}
          >
            {isSure ? t('closeAsk') : t('close')}
          </Button>
        </>
      )}
      {info.host !== me && info.mine !== null && (
        <Button icon="exit-door" disabled={action.isBusy} onClick={() => action.run(leave)}>
          {t('leave')}
        </Button>
      )}
      <NotifyButton />
    </div>
  );
}
