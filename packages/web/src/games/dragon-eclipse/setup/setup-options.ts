import type { EclipseContent } from '@tabard/dragon-eclipse';
import type { SetupProps } from '../../../table/board.ts';

/** The options as they are, and how to change them. */
export function setupOptions({ game, options, onChange }: Pick<SetupProps, 'game' | 'options' | 'onChange'>) {
  return {
    value: (name: string) => options[name] ?? game.options[name].default,
    set: (part: SetupProps['options']) => onChange({ ...options, ...part }),
  };
}

export function idsOf(content: EclipseContent, ...types: readonly string[]): string[] {
  return content.defs.filter(({ type }) => types.includes(type)).map(({ id }) => id);
}
