import { useEffect } from 'react';
import { Segments, Switch } from '../../pages/shared/fields.tsx';
import { useLanguage } from '../../settings/settings.ts';
import type { SetupProps } from '../../table/board.ts';
import { phraseOf } from '../../table/say.ts';

const FLAGS = ['extendedGame', 'openRolls'] as const;
/** A set of one's own is combined by the command only. */
const MISSIONS_OF = ['twilight', 'omega'] as const;

/** AN-GEN-02: so many sit down to one set. */
const MOST_ALONE = 4;

/** The choice of the sets, each with a line on what it brings, whose Missions are played, and the options. */
export function Setup({ game, options, seats, onChange }: SetupProps) {
  const language = useLanguage();
  const phrase = (name: string) => phraseOf(game, { language }, `option.${name}`);
  const value = (name: string) => String(options[name] ?? game.options[name].default);
  const set = (part: SetupProps['options']) => onChange({ ...options, ...part });
  const isCrowd = seats.length > MOST_ALONE && value('with') === 'alone';
  useEffect(() => {
    if (isCrowd) onChange({ ...options, with: 'omega' });
  }, [isCrowd, options, onChange]);
  const choice = (name: string, values: readonly string[], change: (one: string) => void) => (
    <Segments
      label={phrase(name) ?? name}
      value={value(name)}
      choices={values.map((one) => ({ value: one, label: phrase(`${name}.${one}`) ?? one }))}
      note={phrase(`${name}.${value(name)}.note`)}
      onChange={change}
    />
  );
  return (
    <>
      {choice('with', valuesOf(game.options.with), (one) =>
        set(one === 'alone' ? { with: one, missionsOf: 'twilight' } : { with: one }),
      )}
      {value('with') !== 'alone' && choice('missionsOf', MISSIONS_OF, (one) => set({ missionsOf: one }))}
      {FLAGS.map((flag) => (
        <Switch
          key={flag}
          label={phrase(flag) ?? flag}
          note={phrase(`${flag}.note`)}
          checked={value(flag) === 'true'}
          onChange={(checked) => set({ [flag]: checked })}
        />
      ))}
    </>
  );
}

function valuesOf(spec: SetupProps['game']['options'][string]): readonly string[] {
  return spec.type === 'choice' ? spec.values : [];
}
