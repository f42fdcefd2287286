import { isOptionInUse, type Options, optionsOfSeat } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { useGame } from '../../games/use-game.ts';
import { OptionFields } from '../../hall/option-field.tsx';
import type { SetupSeat } from '../../table/board.ts';
import { matchOptions, useOptionWords } from './option-words.ts';
import '../../hall/setup-dialog.css';

interface SeatOptionsProps {
  readonly info: TableInfo;
  /** The seat to be taken. */
  readonly seat: number;
  /** Values chosen so far for the options of that seat. */
  readonly chosen: Options;
  onChange(chosen: Options): void;
}

/** Form for the options that a player sets before taking a seat; empty where the game has none. */
export function SeatOptions({ info, seat, chosen, onChange }: SeatOptionsProps) {
  const { game, skin } = useGame(info.game);
  const names = useSeatOptionNames(info, seat);
  if (names.length === 0) return null;
  const options = { ...matchOptions(info).options, ...chosen };
  const change = (next: Options) =>
    onChange(Object.fromEntries(names.filter((name) => name in next).map((name) => [name, next[name]])));
  return (
    <div className="setup setup-own">
      {skin.SeatSetup ? (
        <skin.SeatSetup
          game={game}
          options={options}
          seat={seat}
          seats={info.seats.map((one): SetupSeat => (one.seat === seat ? 'me' : 'other'))}
          onChange={change}
        />
      ) : (
        <OptionFields game={info.game} names={names} options={options} onChange={change} />
      )}
    </div>
  );
}

/** The options that the player of this seat sets, limited to those that apply at this table. */
export function useSeatOptionNames(info: TableInfo, seat: number): readonly string[] {
  const { game } = useGame(info.game);
  const match = matchOptions(info);
  return optionsOfSeat(game.options, seat).filter((name) => isOptionInUse(game.options, name, match));
}

/** Text of the options that the player of a seat has set. */
export function SeatChoices({ info, seat }: { info: TableInfo; seat: number }) {
  const { game } = useGame(info.game);
  const { wordFor } = useOptionWords(info.game);
  const { options } = matchOptions(info);
  const names = useSeatOptionNames(info, seat).filter((name) => game.options[name].type !== 'text');
  if (names.length === 0) return null;
  return <small>{names.map((name) => wordFor(name, options[name])).join(' · ')}</small>;
}
