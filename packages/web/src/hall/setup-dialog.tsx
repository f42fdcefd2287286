import { kindOfBot } from '@tabard/bots';
import type { Options } from '@tabard/engine';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useGame } from '../games/use-game.ts';
import { useGameTitle } from '../games/use-game-title.ts';
import { host } from '../host/current.ts';
import type { SeatPlan } from '../host/host.ts';
import { BotPick } from '../pages/shared/bot-pick.tsx';
import { SeatRows } from '../pages/shared/seat-rows.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { OptionFields } from './option-field.tsx';
import { botSeat, defaultSeats, personSeat, seatsFor, withNames } from './seats.ts';
import { useNames } from './use-names.ts';
import './setup-dialog.css';

interface SetupDialogProps {
  readonly game: string;
  onClose(): void;
  onProblem(problem: unknown): void;
}

/** A match as one likes it: who sits where, and the options that the game itself declares. */
export default function SetupDialog({ game: id, onClose, onProblem }: SetupDialogProps) {
  const t = useTranslations('setup');
  const { game, skin } = useGame(id);
  const names = useNames();
  const [, go] = useLocation();
  const [seats, setSeats] = useState(() => defaultSeats(game, names, skin.usualSeats));
  const [options, setOptions] = useState<Options>({});
  const [seed, setSeed] = useState('');
  const { title } = useGameTitle()(id);
  const start = async () => {
    try {
      const setup = { game: id, options, seats: withNames(seats, names), seed: seed.trim() || undefined };
      go(`/table/${await host().create(setup)}`);
    } catch (problem) {
      onClose();
      onProblem(problem);
    }
  };
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return (
    <Dialog
      title={t('title', { game: title })}
      open
      onClose={onClose}
      footer={
        <Button look="lamp" icon="round-table" onClick={() => void start()}>
          {t('start')}
        </Button>
      }
    >
      <div className="setup">
        <SeatPlanRows seats={seats} limits={game.seats} onChange={setSeats} />
        {people > 1 && <p className="setup-note">{t('passAndPlay')}</p>}
        {skin.Setup ? (
          <skin.Setup
            game={game}
            options={options}
            seats={seats.map((_, seat) => (seat === 0 ? 'me' : 'other'))}
            onChange={setOptions}
            onSeats={(count) => setSeats(seatsFor(seats, count, names))}
          />
        ) : (
          <OptionFields game={id} names={Object.keys(game.options)} options={options} onChange={setOptions} />
        )}
        <label className="setup-seed">
          <span>{t('seed')}</span>
          <input value={seed} onChange={(event) => setSeed(event.target.value)} autoComplete="off" />
        </label>
      </div>
    </Dialog>
  );
}

interface SeatPlanRowsProps {
  readonly seats: readonly SeatPlan[];
  readonly limits: { readonly min: number; readonly max: number };
  onChange(seats: SeatPlan[]): void;
}

function SeatPlanRows({ seats, limits, onChange }: SeatPlanRowsProps) {
  const t = useTranslations('setup');
  const names = useNames();
  return (
    <SeatRows seats={seats} limits={limits} added={() => botSeat(names, seats.length)} onChange={onChange}>
      {(plan, seat, change) => (
        <>
          <input
            aria-label={t('name', { n: seat + 1 })}
            value={plan.name}
            maxLength={24}
            onChange={(event) => change({ ...plan, name: event.target.value })}
          />
          <BotPick
            label={t('who', { n: seat + 1 })}
            value={plan.bot === undefined ? 'person' : kindOfBot(plan.bot)}
            other={{ value: 'person', label: t('person') }}
            onChange={(who) => change(who === 'person' ? personSeat(names, seat) : botSeat(names, seat, who))}
          />
        </>
      )}
    </SeatRows>
  );
}
