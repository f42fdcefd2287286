import type { ContentFile } from '@tabard/engine';
import arenas from '../content/arenas.yaml';
import common from '../content/common.yaml';
import corruptions from '../content/corruptions.yaml';
import airCards from '../content/elemental/air.yaml';
import darkCards from '../content/elemental/dark.yaml';
import earthCards from '../content/elemental/earth.yaml';
import fireCards from '../content/elemental/fire.yaml';
import lightCards from '../content/elemental/light.yaml';
import waterCards from '../content/elemental/water.yaml';
import maps from '../content/maps.yaml';
import air from '../content/mystlings/air.yaml';
import dark from '../content/mystlings/dark.yaml';
import earth from '../content/mystlings/earth.yaml';
import fire from '../content/mystlings/fire.yaml';
import light from '../content/mystlings/light.yaml';
import water from '../content/mystlings/water.yaml';
import neutral from '../content/neutral.yaml';
import runArtifacts from '../content/run/artifacts.yaml';
import runDarkness from '../content/run/darkness.yaml';
import runMaps from '../content/run/maps.yaml';
import runMysteries from '../content/run/mysteries.yaml';
import runPerks from '../content/run/perks.yaml';
import runSettings from '../content/run/settings.yaml';
import summons from '../content/summons.yaml';
import taleEquipment from '../content/tale/equipment.yaml';
import taleItems from '../content/tale/items.yaml';
import taleSettings from '../content/tale/settings.yaml';
import taleStatuses from '../content/tale/statuses.yaml';
import wild from '../content/wild.yaml';
import { compileContent } from './compile/set.ts';

/** The open half of the built-in set, as a player's own pack would write it: cards, rules, what a box shows. */
export const openFiles: readonly ContentFile[] = [
  { name: 'common', data: common },
  { name: 'mystlings/fire', data: fire },
  { name: 'mystlings/water', data: water },
  { name: 'mystlings/air', data: air },
  { name: 'mystlings/earth', data: earth },
  { name: 'mystlings/light', data: light },
  { name: 'mystlings/dark', data: dark },
  { name: 'wild', data: wild },
  { name: 'summons', data: summons },
  { name: 'neutral', data: neutral },
  { name: 'elemental/fire', data: fireCards },
  { name: 'elemental/water', data: waterCards },
  { name: 'elemental/air', data: airCards },
  { name: 'elemental/earth', data: earthCards },
  { name: 'elemental/light', data: lightCards },
  { name: 'elemental/dark', data: darkCards },
  { name: 'corruptions', data: corruptions },
  { name: 'maps', data: maps },
  { name: 'arenas', data: arenas },
  { name: 'run/settings', data: runSettings },
  { name: 'run/maps', data: runMaps },
  { name: 'run/mysteries', data: runMysteries },
  { name: 'run/artifacts', data: runArtifacts },
  { name: 'run/perks', data: runPerks },
  { name: 'run/darkness', data: runDarkness },
  { name: 'tale/settings', data: taleSettings },
  { name: 'tale/statuses', data: taleStatuses },
  { name: 'tale/items', data: taleItems },
  { name: 'tale/equipment', data: taleEquipment },
];

/** What every mode but the campaign is played with, and all that a page knows before anything is told. */
export const openSet = compileContent(openFiles);
