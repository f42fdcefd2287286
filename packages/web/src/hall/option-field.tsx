import type { OptionSpec } from '@tabard/engine';
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

/** A field for an option, named by the game's own phrases. */
export function OptionField({ game: id, name, spec, value, onChange }: OptionFieldProps) {
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
