/** The second point: everything in a story is reached. */
import type { Check } from './subject.ts';

export const everythingIsReached: Check = (subject, report) => {
  const { walk, lines } = subject;
  const { story, may } = walk;
  const thresholds = story.statuses.flatMap((status) => status.thresholds.map(({ script }) => script));
  story.scripts.forEach(({ id }, script) => {
    const mayWait = subject.isUnfinished && thresholds.includes(script);
    if (!walk.mustAt.has(id) && !mayWait) report(id, 'the Script is never read');
  });
  for (const { place, says, node, args } of lines) {
    if (!walk.mustAt.has(place) || walk.nodes.has(node)) continue;
    if (says === 'option') report(place, 'an option can never be chosen');
    if (says === 'end-campaign') report(place, `ending ${String(args.ending)} is never reached`);
  }
  regionsAreEntered(subject, report);
  for (const { id } of story.tests) if (!may.has(`test ${id}`)) report(`Test ${id}`, 'it is never taken');
  for (const { id } of story.combats)
    if (!may.has(`fought ${id}`)) report(`Combat ${id}`, 'it is never fought');
  for (const { id } of story.locations)
    if (!may.has(`opened ${id}`)) report(`Map ${id}`, 'it is never opened');
  for (const { id, kind } of story.secrets)
    if (!may.has(`${kind === 'event' ? 'event' : 'secret'} ${id}`))
      report(`Secret ${id}`, kind === 'event' ? 'the event is never set' : 'it is never gained');
  if (subject.isUnfinished) return;
  for (const { mystling, kind } of story.quests)
    if (kind === 'story' && !may.has(`quest ${mystling}`))
      report(`Quest of ${mystling}`, 'it is never fulfilled');
  for (const { id } of story.world)
    if (![...may].some((fact) => fact.startsWith(`world ${id} `)))
      report(`World Map card ${id}`, 'it is never slotted');
};

/** DE-EXPL-08: spots of a part of a map that nothing leads to. */
const regionsAreEntered: Check = ({ walk, lines }, report) => {
  const entered = lines.filter(({ says }) => says === 'region').map(({ args }) => String(args.region));
  for (const { id, spots, regions } of walk.story.locations)
    for (const { script, region } of spots)
      if (region >= 0 && !entered.includes(regions[region]))
        report(
          `Map ${id}`,
          `the spot of ${walk.story.scripts[script].id} is in the region ${regions[region]}, which nothing enters`,
        );
};

/** DE-JOUR-10: nothing hidden is needed. */
export const nothingHidden: Check = ({ walk }, report) => {
  for (const { id, spots, out } of walk.story.locations)
    if (spots.find(({ script }) => script === out)?.isHidden)
      report(`Map ${id}`, 'its way out is hidden (DE-JOUR-10)');
};
