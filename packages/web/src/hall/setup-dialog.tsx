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
        <SeatRows seats={seats} limits={game.seats} onChange={setSeats} />
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

interface SeatRowsProps {
  readonly seats: readonly SeatPlan[];
  readonly limits: { readonly min: number; readonly max: number };
  onChange(seats: SeatPlan[]): void;
}

function SeatRows({ seats, limits, onChange }: SeatRowsProps) {
  const t = useTranslations('setup');
  const names = useNames();
  const change = (seat: number, plan: SeatPlan) =>
    onChange(seats.map((one, at) => (at === seat ? plan : one)));
  return (
    <fieldset className="setup-seats">
      <legend>{t('seats')}</legend>
      {seats.map((plan, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div className="setup-seat" key={seat}>
          <input
            aria-label={t('name', { n: seat + 1 })}
            value={plan.name}
            maxLength={24}
            onChange={(event) => change(seat, { ...plan, name: event.target.value })}
          />
          <BotPick
            label={t('who', { n: seat + 1 })}
            value={plan.bot === undefined ? 'person' : kindOfBot(plan.bot)}
            other={{ value: 'person', label: t('person') }}
            onChange={(who) =>
              change(seat, who === 'person' ? personSeat(names, seat) : botSeat(names, seat, who))
            }
          />
          {seats.length > limits.min && (
            <Button
              look="quiet"
              icon="cancel"
              aria-label={t('drop', { n: seat + 1 })}
              onClick={() => onChange(seats.filter((_, at) => at !== seat))}
            />
          )}
        </div>
      ))}
      {seats.length < limits.max && (
        <Button look="quiet" onClick={() => onChange([...seats, botSeat(names, seats.length)])}>
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}
