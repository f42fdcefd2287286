import { recordOf } from '@tabard/engine';
import { type Answers, type OmegaDef, SKILLS, WINDOWS, type WindowName } from '../defs.ts';

/** Only the windows that some card answers ever open. */
export function answersIn(defs: readonly OmegaDef[]): Record<WindowName, Answers | undefined> {
  return recordOf(WINDOWS, (on): Answers | undefined => {
    const cards = defs.flatMap((def) =>
      def.type === 'advantage' && def.when.windows.includes(on) ? [def] : [],
    );
    const hasAbility = defs.some(
      (def) =>
        (def.type === 'character' || def.type === 'advantage') && def.ability?.when.windows.includes(on),
    );
    const skills = SKILLS.filter((skill) => cards.some((def) => def.skill === skill));
    const plot = cards.some((def) => def.skill === 'plot');
    return cards.length || hasAbility ? { plot, skills } : undefined;
  });
}
