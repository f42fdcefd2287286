import type { Language, Names, Phrases } from '@tabard/engine';
import type { EclipseContent, EclipseDef } from '../defs.ts';

/** Which cards each option chooses among. */
const CHOSEN: Readonly<Record<string, readonly EclipseDef['type'][]>> = {
  mystling: ['mystling'],
  partner: ['mystling'],
  enemy: ['mystling', 'wild'],
  arena: ['arena'],
  map: ['map'],
};

/** What the values of options are called that are cards or maps of the set. */
export function optionNames(content: EclipseContent, language: Language): Phrases {
  const named: (readonly [string, Names])[] = Object.entries(CHOSEN).flatMap(([option, types]) =>
    content.defs
      .filter(({ type }) => types.includes(type))
      .map(({ id, names }) => [`option.${option}.${id}`, names] as const),
  );
  const maps = content.run?.maps.map(({ id, names }) => [`option.map.${id}`, names] as const) ?? [];
  return Object.fromEntries([...named, ...maps].map(([key, names]) => [key, names[language]]));
}
