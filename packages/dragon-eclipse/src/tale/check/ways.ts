/** Ways through a story: each ends rightly (the first point), and none is a dead end (the third). */
import type { Node } from '@tabard/engine';
import type { EclipseContent } from '../../defs.ts';
import type { Check } from './subject.ts';

/** DE-JOUR-12: a way out for every way through a Script, and one that fits where the Script is read. */
export const waysOut: Check = ({ walk, content }, report) => {
  const { story } = walk;
  const results = new Set(story.combats.flatMap(({ tame, win, lose }) => [tame, win, lose]));
  const twoHundreds = new Set(story.scenarios.map(({ random }) => random));
  for (const place of walk.endless)
    if (!place.startsWith('Secret ')) report(place, 'a way through it ends without a way out (DE-JOUR-12)');
  for (const [place, ways] of walk.ways) {
    const number = story.at.script[place] ?? -1;
    const isWorld = number >= 0 && story.scripts[number].scenario < 0;
    for (const { word } of ways) {
      if (
        (word === 'visit' || word === 'choose-scenario') &&
        !isWorld &&
        !content.story?.world.some(({ visit }) => visit === number)
      )
        report(place, `"${word}" leads on from a place of the World Map only`);
      if (word === 'end-scenario' && isWorld) report(place, '"end-scenario" stands outside a Scenario');
      if (word === 'back' && !twoHundreds.has(number)) report(place, '"back" is for Script 200 only');
      if (word === 'resume' && !results.has(number))
        report(place, '"resume" is for the Script of a result only');
    }
  }
};

export const freeOptions: Check = ({ content, lines }, report) => {
  for (const { says, args, place } of lines) {
    if (says !== 'choose') continue;
    const options = (args.choose as readonly Node[]).map((node) => content.nodes[node].args);
    const isFree = options.some(
      ({ requires, spend, again }) => requires === undefined && spend === undefined && !again,
    );
    if (!isFree) report(place, 'a list has no option that is free and ends it');
  }
};

/** DE-EXPL-10: a spot that nothing locks or covers and that can end the Exploration without a requirement. */
export const waysOutOfMaps: Check = ({ walk, lines, content }, report) => {
  const { story } = walk;
  const locked = new Set(lines.filter(({ says }) => says === 'lock').map(({ args }) => String(args.lock)));
  const covered = new Set(story.secrets.flatMap(({ hides }) => hides));
  for (const { id, out, spots } of story.locations) {
    const script = story.scripts[out].id;
    if (!spots.some((spot) => spot.script === out && spot.region < 0))
      report(`Map ${id}`, `its way out ${script} is no spot that can be read everywhere on it (DE-EXPL-10)`);
    if (locked.has(script) || covered.has(out))
      report(`Map ${id}`, `something closes its way out ${script} (DE-EXPL-10)`);
    if (!canEnd(content, out, new Set()))
      report(`Map ${id}`, `its way out ${script} does not end the Exploration (DE-EXPL-10)`);
  }
};

const ENDS = [
  'end-exploration',
  'end-scenario',
  'end-campaign',
  'so-far',
  'combat',
  'random-combat',
  'open-map',
];

/** Whether the Exploration can be ended from here without meeting a requirement. */
function canEnd(content: EclipseContent, script: number, seen: Set<number>): boolean {
  const { story, nodes } = content;
  if (!story || script < 0 || seen.has(script)) return false;
  seen.add(script);
  const within = (node: Node): boolean => {
    const { word, args } = nodes[node];
    const says = word.slice('tale/'.length);
    if (ENDS.includes(says)) return true;
    if (says === 'go') return canEnd(content, story.at.script[String(args.go)] ?? -1, seen);
    if (says === 'choose')
      return (args.choose as readonly Node[])
        .map((one) => nodes[one].args)
        .some(
          ({ requires, spend, do: does }) =>
            requires === undefined && spend === undefined && within(does as Node),
        );
    if (says === 'sequence') return (args.steps as readonly Node[]).some(within);
    if (says === 'when')
      return (args.when as readonly Node[]).some((one) => within(nodes[one].args.do as Node));
    if (says === 'if')
      return within(args.then as Node) || (args.else !== undefined && within(args.else as Node));
    if (says === 'test') {
      const test = story.tests[story.at.test[String(args.test)] ?? -1];
      return test.rows.some(({ does }) => does !== undefined && within(does));
    }
    return false;
  };
  return within(story.scripts[script].does);
}
