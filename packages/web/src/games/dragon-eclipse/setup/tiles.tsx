import type { EclipseContent, MystlingDef, WildDef } from '@tabard/dragon-eclipse';
import { useId } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { useLanguage } from '../../../settings/settings.ts';
import type { Say } from '../../../table/kit/words.ts';
import { GLYPHS } from '../glyphs.ts';
import { Portrait } from './mystling-panel.tsx';

interface TilesProps {
  readonly label: string;
  readonly content: EclipseContent;
  readonly ids: readonly string[];
  readonly value: string;
  readonly words: Say;
  onChange(id: string): void;
  readonly children: React.ReactNode;
}

/** Many to choose from, each by its picture, the lowest tier first. */
export function Tiles({ label, content, ids, value, words, onChange, children }: TilesProps) {
  const language = useLanguage();
  const name = useId();
  const defs = ids.map((id) => content.defs[content.byId.get(id) ?? -1] as MystlingDef | WildDef);
  return (
    <fieldset className="mystling-choice">
      <legend>{label}</legend>
      <div className="mystling-tiles">
        {defs
          .toSorted((a, b) => a.tier - b.tier)
          .map((def) => (
            <label key={def.id}>
              <input
                type="radio"
                name={name}
                value={def.id}
                checked={def.id === value}
                onChange={() => onChange(def.id)}
              />
              <Portrait def={def} />
              <span>{def.names[language]}</span>
              <small>
                <Icon name={GLYPHS[def.element]} label={words(`element.${def.element}`)} />{' '}
                {words('tier', def.tier)}
              </small>
            </label>
          ))}
      </div>
      {children}
    </fieldset>
  );
}
