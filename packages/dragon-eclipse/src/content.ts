/** The built-in set with its story, which hosts alone hold: importing this makes campaigns playable. */
import { type ContentFile, registerContent } from '@tabard/engine';
import taleCheck from '../content/tale/check.yaml';
import taleQuests from '../content/tale/quests.yaml';
import scenarioA from '../content/tale/scenarios/a.yaml';
import scenarioB from '../content/tale/scenarios/b.yaml';
import scenarioZ from '../content/tale/scenarios/z.yaml';
import taleWorld from '../content/tale/world.yaml';
import { compileContent } from './compile/set.ts';
import { openFiles } from './open-content.ts';
import { loadStory } from './tale/loaded-story.ts';

/** Both halves of the built-in set. */
export const eclipseFiles: readonly ContentFile[] = [
  ...openFiles,
  { name: 'tale/check', data: taleCheck },
  { name: 'tale/world', data: taleWorld },
  { name: 'tale/quests', data: taleQuests },
  { name: 'tale/scenarios/a', data: scenarioA },
  { name: 'tale/scenarios/b', data: scenarioB },
  { name: 'tale/scenarios/z', data: scenarioZ },
];

export const eclipseSet = compileContent(eclipseFiles);
registerContent(eclipseSet);
loadStory(eclipseSet);

/** What a story of one's own takes the place of: Scenarios, and what they alone are about. */
const OF_A_STORY = ['tale/check', 'tale/statuses', 'tale/world', 'tale/quests'];

/** The built-in set with a pack on it; a pack that tells a story tells it instead of the built-in one. */
export function filesWith(pack: readonly ContentFile[]): ContentFile[] {
  const isStory = (name: string) => name.startsWith('tale/scenarios/') || OF_A_STORY.includes(name);
  const tells = pack.some(({ name }) => name.startsWith('tale/scenarios/'));
  return [...eclipseFiles.filter(({ name }) => !(tells && isStory(name))), ...pack];
}
