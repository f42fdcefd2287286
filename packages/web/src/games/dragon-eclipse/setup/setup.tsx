import type { EclipseContent } from '@tabard/dragon-eclipse';
import { Pick, Segments, Switch } from '../../../pages/shared/fields.tsx';
import { useLanguage } from '../../../settings/settings.ts';
import type { SeatSetupProps, SetupProps } from '../../../table/board.ts';
import { EnemyChoice } from './enemy-choice.tsx';
import { ElementSwitch, MystlingChoice } from './mystling-choice.tsx';
import { RunChoice } from './run-choice.tsx';
import { setupOptions } from './setup-options.ts';
import { setupWordsIn } from './words.ts';

const MODES = ['campaign', 'roguelite', 'combat', 'quick-battle', 'challenge'] as const;
const VERSUS: readonly string[] = ['quick-battle', 'challenge'];
const HARD = ['hardCorruption', 'hardUnpredictable', 'hardSteel'] as const;

/** The choice of a match: how, with whom, against what, where, and how hard. */
export function Setup(props: SetupProps) {
  const { value, set } = setupOptions(props);
  const { seats, onSeats } = props;
  const words = setupWordsIn(useLanguage());
  const mode = value('mode');
  const isRun = mode === 'roguelite';
  const isTale = mode === 'campaign' || isRun;
  const isPvp = mode !== 'combat' && !isTale;
  const isDrafted = isPvp && (mode === 'challenge' || value('draft') === true);
  return (
    <>
      <Segments
        label={words('mode')}
        value={mode as (typeof MODES)[number]}
        choices={MODES.map((one) => ({ value: one, label: words(`mode.${one}`) }))}
        note={words(`mode.${mode}.note`)}
        onChange={(one) => {
          set({ mode: one, map: 'usual', sheet: '' });
          if (VERSUS.includes(one)) onSeats(2);
        }}
      />
      {isRun && <RunChoice {...props} />}
      {mode === 'quick-battle' && (
        <Switch
          label={words('draftOption')}
          checked={value('draft') === true}
          onChange={(draft) => set({ draft })}
        />
      )}
      {!isDrafted &&
        !isTale &&
        seats.map(
          (who, seat) =>
            who !== 'open' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <MystlingChoice key={seat} {...props} seat={seat} />
            ),
        )}
      {mode === 'combat' && seats.length === 2 && <ElementSwitch {...props} />}
      {!isPvp && !isTale && <EnemyChoice {...props} />}
      {!isTale && <Place {...props} />}
      {!isPvp && !isTale && <Harder {...props} />}
    </>
  );
}

/** What a player chooses for themselves: their Mystling and its deck. */
export function SeatSetup({ seat, ...props }: SeatSetupProps) {
  return <MystlingChoice {...props} seat={seat} />;
}

function Place(props: SetupProps) {
  const { value, set } = setupOptions(props);
  const language = useLanguage();
  const words = setupWordsIn(language);
  const content = props.game.content as EclipseContent;
  const isPvp = value('mode') !== 'combat';
  const named = (type: 'arena' | 'map') =>
    content.defs
      .filter((def) => def.type === type && (type === 'map' || !isPvp || ('pvp' in def && def.pvp)))
      .map(({ id, names }) => ({ value: id, label: names[language] }));
  return (
    <div className="setup-two">
      <Pick
        label={words('choose-arena')}
        value={String(value('arena'))}
        choices={[{ value: 'usual', label: words(isPvp ? 'drawn' : 'arena.usual') }, ...named('arena')]}
        onChange={(arena) => set({ arena })}
      />
      <Pick
        label={words('mapOption')}
        value={String(value('map'))}
        choices={[{ value: 'usual', label: words(isPvp ? 'drawn' : 'any-map') }, ...named('map')]}
        onChange={(map) => set({ map })}
      />
    </div>
  );
}

function Harder(props: SetupProps) {
  const { value, set } = setupOptions(props);
  const words = setupWordsIn(useLanguage());
  return (
    <>
      <Switch
        label={words('tamingOption')}
        checked={value('taming') === true}
        onChange={(taming) => set({ taming })}
      />
      <details className="setup-harder">
        <summary>{words('harder')}</summary>
        {HARD.map((name) => (
          <Switch
            key={name}
            label={words(name)}
            checked={value(name) === true}
            onChange={(checked) => set({ [name]: checked })}
          />
        ))}
        <label className="setup-number">
          <span>{words('corruptionsOption')}</span>
          <input
            type="number"
            min={0}
            max={5}
            value={Number(value('corruptions'))}
            onChange={({ target }) => set({ corruptions: Math.max(0, Math.min(5, Number(target.value))) })}
          />
        </label>
      </details>
    </>
  );
}
