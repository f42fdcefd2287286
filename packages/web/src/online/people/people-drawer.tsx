import type { TableInfo, TableSeat } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { NotifyButton } from '../awaiting/notify-button.tsx';
import { CopyLine } from '../copy-line.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { remote } from '../server.ts';
import { invitationPath, useSharedLink } from '../shared-link.ts';
import { setShun, useShuns } from '../shuns.ts';
import { type Action, useAction } from '../use-action.ts';
import { PresenceSign } from './people-strip.tsx';
import { SeatClock } from './seat-clock.tsx';

interface PeopleDrawerProps {
  readonly info: TableInfo;
  readonly open: boolean;
  onClose(): void;
}

/** Everybody at the table, with the actions for each: hand over, mute, block. */
export function PeopleDrawer({ info, open, onClose }: PeopleDrawerProps) {
  const t = useTranslations('people');
  const { link } = useSharedLink(invitationPath(info.code));
  const action = useAction();
  return (
    <Drawer title={t('title')} open={open} onClose={onClose}>
      <div className="people-drawer">
        <ul>
          {info.seats.map((seat) => (
            <li key={seat.seat}>
              <PersonLine seat={seat} info={info} action={action} />
            </li>
          ))}
        </ul>
        <ProblemLine problem={action.problem} />
        <p className="field-note">{t('blockNote')}</p>
        {info.mine !== null && <NotifyButton />}
        <CopyLine label={t('invite')} text={link} kind="link" />
      </div>
    </Drawer>
  );
}

interface PersonLineProps {
  readonly seat: TableSeat;
  readonly info: TableInfo;
  readonly action: Action;
}

function PersonLine({ seat, info, action }: PersonLineProps) {
  const t = useTranslations('people');
  const isMine = seat.seat === info.mine;
  const isStandIn = seat.kind === 'bot' && seat.player !== null;
  return (
    <>
      <div className="people-line">
        <PresenceSign seat={seat} />
        <strong>{seat.name}</strong>
        {isMine && <small>{t('you')}</small>}
        <SeatClock seat={seat} />
      </div>
      {isStandIn && <p className="field-note">{t('standIn', { name: seat.name })}</p>}
      <div className="people-ways">
        {info.status === 'running' && info.mine !== null && (
          <SeatWay seat={seat} info={info} action={action} />
        )}
        {!isMine && seat.player !== null && (
          <ShunWays other={{ player: seat.player, name: seat.name }} action={action} />
        )}
      </div>
    </>
  );
}

/** Hands a seat to a bot, or takes the user's own seat back. */
function SeatWay({ seat, info, action }: PersonLineProps) {
  const t = useTranslations('people');
  const params = { match: info.id, seat: seat.seat };
  const hand = () => action.run(() => remote().api('setSeat', { params, body: { kind: 'bot' } }));
  const takeBack = () => action.run(() => remote().api('setSeat', { params, body: { kind: 'person' } }));
  const isMine = seat.seat === info.mine;
  if (seat.kind === 'bot')
    return isMine ? (
      <Button look="lamp" icon="meeple" disabled={action.isBusy} onClick={takeBack}>
        {t('takeBack')}
      </Button>
    ) : null;
  if (!isMine && (seat.isHere || seat.takeover !== null || info.pace !== 'live')) return null;
  return (
    <Button icon="robot-golem" disabled={action.isBusy} onClick={hand}>
      {isMine ? t('toBot') : t('handOver', { name: seat.name })}
    </Button>
  );
}

function ShunWays({ other, action }: { other: { player: string; name: string }; action: Action }) {
  const t = useTranslations('people');
  const shunned = useShuns().find(({ player }) => player === other.player);
  const set = (kind: 'mute' | 'block' | undefined) => () => action.run(() => setShun(other, kind));
  const { name } = other;
  if (shunned)
    return (
      <Button look="quiet" icon={shunned.kind === 'mute' ? 'speaker-off' : 'halt'} onClick={set(undefined)}>
        {t('unshun', { name })}
      </Button>
    );
  return (
    <>
      <Button look="quiet" icon="speaker-off" onClick={set('mute')}>
        {t('mute', { name })}
      </Button>
      <Button look="quiet" icon="halt" onClick={set('block')}>
        {t('block', { name })}
      </Button>
    </>
  );
}
