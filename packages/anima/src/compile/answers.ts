import {
  type AdvantageDef,
  type Answers,
  type Edition,
  type OmegaDef,
  SKILLS,
  type Skill,
  WINDOWS,
  type WindowName,
} from '../defs.ts';

/** AN-TIMING-02, AN-TIMING-03: only from revised on are Combat cards and Interruptions themselves answered. */
const UNANSWERED_IN_FIRST: readonly WindowName[] = ['combat-card', 'interruption'];

/** Only windows that some card of the set answers ever open. */
export function answersIn(
  defs: readonly OmegaDef[],
  edition: Edition,
): Record<WindowName, Answers | undefined> {
  const answers = {} as Record<WindowName, Answers | undefined>;
  for (const on of WINDOWS) {
    if (edition === 'first' && UNANSWERED_IN_FIRST.includes(on)) continue;
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
