import { findContent } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { useEffect, useState } from 'react';
import { useGame } from '../../games/use-game.ts';
import { useGameTitle } from '../../games/use-game-title.ts';
import type { Table } from '../../host/host.ts';
import { TableShell, useHasSide } from '../../table/table-shell.tsx';
import { useSight } from '../../table/use-table.ts';
import { Loading } from '../../ui/loading.tsx';
import { ChatAside } from '../chat/chat-aside.tsx';
import type { TableChat } from '../chat/use-chat.ts';
import { ConnectionNotice } from '../connection-notice.tsx';
import { useContent } from '../contents.ts';
import { AskUndo, UndoRequested } from '../people/undo-requested.tsx';
import { PeopleBar } from './people-bar.tsx';
import { Rematch } from './rematch.tsx';
import { StandIn } from './stand-in.tsx';
import { TakeoverNote } from './takeover-note.tsx';
import { TimeOut } from './time-out.tsx';
import './online-table.css';

/** A match on the server: the usual table with the people bar above it. */
export function OnlineTable({ table, info, chat }: { table: Table; info: TableInfo; chat: TableChat }) {
  return (
    <div className="online-table">
      <div className="online-notes">
        <ConnectionNotice />
        <UndoRequested info={info} />
        <TimeOut info={info} />
        <TakeoverNote info={info} />
        <StandIn info={info} />
        <Rematch info={info} />
      </div>
      <PeopleBar info={info} chat={chat} />
      <Match table={table} info={info} chat={chat} />
    </div>
  );
}

function Match({ table, info, chat }: { table: Table; info: TableInfo; chat: TableChat }) {
  const [isAsking, setAsking] = useState(false);
  const hasSide = useHasSide();
  const { game, skin } = useGame(info.game);
  const { title } = useGameTitle()(info.game);
  const { sight, unavailable } = useSight(table);
  useContent(game, info.id, sight?.update.view.state.content);
  useEffect(() => {
    document.title = `${title} · Tabard`;
  }, [title]);
  if (!sight) return <Loading />;
  // No advice where a part of the content is withheld: the bots need all of it.
  const isHalf = findContent(sight.update.view.state.content)?.isOpenHalf;
  const advice = info.clock || isHalf ? 'off' : 'allowed';
  return (
    <>
      <TableShell
        match={info.id}
        game={game}
        skin={skin}
        open={{ table, sight, unavailable }}
        advice={advice}
        beside={hasSide && <ChatAside chat={chat} />}
        onAskUndo={mayAskUndo(info) ? () => setAsking(true) : undefined}
      />
      <AskUndo match={info.id} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

function mayAskUndo({ mine, status, length, undo }: TableInfo): boolean {
  return mine !== null && status === 'running' && length > 0 && !undo;
}
