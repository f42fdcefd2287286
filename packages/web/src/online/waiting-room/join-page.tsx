import type { Options } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useGameTitle } from '../../games/use-game-title.ts';
import { Cover } from '../../hall/cover.tsx';
import { useLoaded } from '../../pages/shared/use-loaded.ts';
import { useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { ProblemScene } from '../../ui/problem-scene.tsx';
import { ensurePerson } from '../account-actions.ts';
import { keepCode } from '../codes.ts';
import { JoinByCode } from '../lobby/join-by-code.tsx';
import { NeedsServer } from '../needs-server.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { remote, useOnline } from '../server.ts';
import { ServerForm } from '../server-form.tsx';
import { NameField } from '../text-field.tsx';
import { useAction } from '../use-action.ts';
import { useProblemWords } from '../use-problem-words.ts';
import { SeatList } from './seat-list.tsx';
import { SeatOptions } from './seat-options.tsx';
import { TableFacts } from './table-facts.tsx';
import './waiting-room.css';
import '../lobby/lobby.css';

/** Target of an invitation link: the table, and a form to join it. */
export default function JoinPage({ code }: { code: string }) {
  const lobby = useTranslations('lobby');
  const server = useOnline((online) => online.server);
  if (server !== 'here')
    return (
      <Page title={lobby('byCode')}>
        <NeedsServer>{null}</NeedsServer>
      </Page>
    );
  return <Invited code={code} />;
}

function Invited({ code }: { code: string }) {
  const lobby = useTranslations('lobby');
  const words = useProblemWords();
  const me = useOnline((online) => online.person?.id);
  const table = useLoaded(`${code} ${me}`, () => tableWith(code));
  if (table.state === 'loading') return <Loading />;
  if (table.state === 'ready') return <Invitation info={table.value} />;
  return (
    <Page title={lobby('byCode')}>
      <ProblemScene>
        <ProblemLine problem={words(table.problem)} />
        <JoinByCode />
      </ProblemScene>
    </Page>
  );
}

async function tableWith(code: string): Promise<TableInfo> {
  const info = await remote().api('tableByCode', { params: { code } });
  keepCode(info.id, info.code);
  return info;
}

function Invitation({ info }: { info: TableInfo }) {
  const t = useTranslations('waitingRoom');
  const { title } = useGameTitle()(info.game);
  const host = info.seats.find(({ player }) => player !== null && player === info.host);
  return (
    <Page title={t('joinTitle', { game: title })}>
      <div className="waiting-room">
        <div className="waiting-room-main">
          <div className="join-cover">
            <Cover game={info.game} />
          </div>
          {host && <p className="waiting-room-lead">{t('invitedBy', { name: host.name })}</p>}
          <ComeIn info={info} />
        </div>
        <div className="waiting-room-beside">
          <SeatList info={info} />
          <Suspense>
            <TableFacts info={info} />
          </Suspense>
        </div>
      </div>
    </Page>
  );
}

/** Form to take a seat or spectate, with a name field for new visitors. */
function ComeIn({ info }: { info: TableInfo }) {
  const t = useTranslations('waitingRoom');
  const online = useTranslations('online');
  const lobby = useTranslations('lobby');
  const [, go] = useLocation();
  const isKnown = useOnline(({ person }) => person !== null);
  const [name, setName] = useState(useSettings.getState().name);
  const [chosen, setChosen] = useState<Options>({});
  const action = useAction();
  const enter = () => go(`/online/${info.id}`);
  const seat = info.status === 'open' ? info.seats.find(({ kind }) => kind === 'open')?.seat : undefined;
  const isOpen = seat !== undefined;
  const sitDown = async () => {
    await ensurePerson(name);
    const body = { seat, code: info.code, options: chosen };
    await remote().api('join', { params: { match: info.id }, body });
    enter();
  };
  if (info.mine !== null)
    return (
      <JoinActions note={t('yourSeat')}>
        <Button look="lamp" icon="round-table" onClick={enter}>
          {lobby('toTable')}
        </Button>
      </JoinActions>
    );
  return (
    <>
      {isOpen && (
        <ServerForm action={action} submit={t('sitDown')} icon="meeple" onSubmit={sitDown}>
          {!isKnown && (
            <NameField label={online('yourName')} note={online('nameNote')} value={name} onChange={setName} />
          )}
          <Suspense>
            <SeatOptions info={info} seat={seat} chosen={chosen} onChange={setChosen} />
          </Suspense>
        </ServerForm>
      )}
      <JoinActions note={isOpen ? undefined : t(info.status === 'open' ? 'full' : 'running')}>
        <Button look={isOpen ? 'quiet' : 'lamp'} icon="eyeball" onClick={enter}>
          {t('lookOn')}
        </Button>
      </JoinActions>
    </>
  );
}

function JoinActions({ note, children }: { note: string | undefined; children: React.ReactNode }) {
  return (
    <>
      {note && <p>{note}</p>}
      <div className="waiting-room-ways">{children}</div>
    </>
  );
}
