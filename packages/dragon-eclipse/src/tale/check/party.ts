/** The fifth point: the Party, its elements, and the Scenarios on offer. */
import { type Line, questionsOf } from './parts.ts';
import type { Check } from './subject.ts';
import type { Walk } from './walk.ts';

/** DE-COMP-09: a Combat against a Mystling that may be in the Party asks for it first. */
export const enemiesAreFree: Check = ({ walk, lines, content }, report) => {
  const { story } = walk;
  for (const { says, args, place } of lines) {
    if (says !== 'combat') continue;
    const call = story.combats[story.at.combat[String(args.combat)] ?? -1];
    if (!joinsElsewhere(walk, lines, call.enemy, call.id)) continue;
    const isAsked = questionsOf(content).some(
      ({ place: where, phrase }) =>
        where === place &&
        ['party', 'tamed'].includes(phrase.name) &&
        phrase.args[phrase.name] === call.enemy,
    );
    if (!isAsked) report(place, `${call.enemy} may be in the Party when it is fought here (DE-COMP-09)`);
  }
};

function joinsElsewhere(walk: Walk, lines: readonly Line[], enemy: string, call: string): boolean {
  const others = walk.story.combats.filter(({ id, enemy: one }) => id !== call && one === enemy);
  return (
    walk.story.starting.some(({ mystling }) => mystling === enemy) ||
    others.length > 0 ||
    lines.some(
      ({ says, args, place }) =>
        // What comes after the meeting does not come before it.
        !walk.mustAt.get(place)?.has(`met ${enemy}`) &&
        ((says === 'join' && args.mystling === enemy) ||
          (says === 'add-tier' && args.mystling === enemy) ||
          (says === 'random-combat' && args.pool === enemy)),
    )
  );
}

/** DE-START-05: from Scenario 2 on two main elements, whichever Mystling one began with. */
export const twoElements: Check = ({ walk, content }, report) => {
  const { story } = walk;
  const elementOf = (id: string) => {
    const def = content.defs[content.byId.get(id) ?? -1];
    return def?.type === 'mystling' ? def.element : undefined;
  };
  const starting = story.starting.map(({ mystling }) => elementOf(mystling));
  for (const [place, ways] of walk.ways)
    for (const { word, must } of ways) {
      if (word !== 'end-scenario' || story.scripts[story.at.script[place] ?? -1]?.scenario !== 0) continue;
      const joined = [...must]
        .filter((fact) => fact.startsWith('party '))
        .map((fact) => elementOf(fact.slice(6)));
      if (!joined.some((element) => element !== undefined && !starting.includes(element)))
        report(place, 'a way through the first Scenario gives no Mystling of another element (DE-START-05)');
    }
};

/** DE-CAMP-11: after a Scenario another is on offer. */
export const alwaysAScenario: Check = ({ walk }, report) => {
  const { story } = walk;
  const leading = story.world
    .filter(({ scenario }) => scenario >= 0)
    .map(({ id }) => `world ${id} unexplored`);
  for (const [place, ways] of walk.ways)
    for (const { word, must } of ways)
      if (word === 'end-scenario' && !leading.some((fact) => must.has(fact)))
        report(place, 'a way ends the Scenario with no other on offer (DE-CAMP-11)');
};

/** DE-RES-07: Essence comes from the second Scenario on. */
export const noEarlyEssence: Check = ({ lines }, report) => {
  for (const { says, scenario, place } of lines)
    if (says === 'essence' && scenario === 0) report(place, 'the first Scenario gives Essence (DE-RES-07)');
};
