import type { OptionSpec, Options } from '@tabard/engine';
import { useGame } from '../games/use-game.ts';
import { Segments, Switch } from '../pages/shared/fields.tsx';
import { useLanguage } from '../settings/settings.ts';
import { phraseOf } from '../table/say.ts';

interface OptionFieldProps {
  readonly game: string;
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: string | boolean | number;
  onChange(value: string | boolean | number): void;
}

interface OptionFieldsProps {
  readonly game: string;
  readonly names: readonly string[];
  readonly options: Options;
  onChange(options: Options): void;
}

/** A field for each of these options of a game. */
export function OptionFields({ game: id, names, options, onChange }: OptionFieldsProps) {
  const { game } = useGame(id);
  return names.map((name) => (
    <OptionField
      key={name}
      game={id}
      name={name}
      spec={game.options[name]}
      value={options[name] ?? game.options[name].default}
      onChange={(value) => onChange({ ...options, [name]: value })}
    />
  ));
}

/** A field for an option, named by the game's own phrases. */
function OptionField({ game: id, name, spec, value, onChange }: OptionFieldProps) {
  const { game } = useGame(id);
  const language = useLanguage();
  const label = phraseOf(game, { language }, `option.${name}`) ?? name;
  if (spec.type === 'flag') return <Switch label={label} checked={value === true} onChange={onChange} />;
  if (spec.type === 'number')
    return (
      <label className="setup-number">
        <span>{label}</span>
        <input
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </label>
    );
  if (spec.type === 'text')
    return (
      <label className="setup-number">
        <span>{label}</span>
        <input
          type="text"
          maxLength={spec.most}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    );
  return (
    <Segments
      label={label}
      value={String(value)}
      choices={spec.values.map((one) => ({
        value: one,
        label: phraseOf(game, { language }, `option.${name}.${one}`) ?? one,
      }))}
      onChange={onChange}
    />
  );
}
