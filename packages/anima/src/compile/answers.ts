import {
  type AdvantageDef,
  type Answers,
  type OmegaDef,
  SKILLS,
  type Skill,
  type WindowName,
} from '../defs.ts';

/** Of the windows that the edition knows, only those that some card of the set answers ever open. */
export function answersIn(
  defs: readonly OmegaDef[],
  windows: readonly WindowName[],
): Record<WindowName, Answers | undefined> {
  const answers = {} as Record<WindowName, Answers | undefined>;
  for (const on of windows) {
    const cards = defs.filter(
      (def) => def.type === 'advantage' && def.when.windows.includes(on),
    ) as AdvantageDef[];
    const hasAbility = defs.some(
      (def) =>
        (def.type === 'character' || def.type === 'advantage') && def.ability?.when.windows.includes(on),
    );
    const skills = SKILLS.filter((skill) => cards.some((def) => def.skill === skill)) as Skill[];
    const plot = cards.some((def) => def.skill === 'plot');
    answers[on] = cards.length || hasAbility ? { plot, skills } : undefined;
  }
  return answers;
}
