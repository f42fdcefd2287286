import type { ContentFile } from '@tabard/engine';
import hunter from '../content/abilities/hunter.yaml';
import mage from '../content/abilities/mage.yaml';
import warlock from '../content/abilities/warlock.yaml';
import warrior from '../content/abilities/warrior.yaml';
import board from '../content/board.yaml';
import green from '../content/challenges/green.yaml';
import grey from '../content/challenges/grey.yaml';
import red from '../content/challenges/red.yaml';
import yellow from '../content/challenges/yellow.yaml';
import characters from '../content/characters.yaml';
import common from '../content/common.yaml';
import discoveries from '../content/discoveries.yaml';
import map from '../content/map.yaml';
import elite from '../content/quests/elite.yaml';
import starting from '../content/quests/starting.yaml';
import trophies from '../content/trophies.yaml';
import { compileContent } from './compile/set.ts';

/** The built-in set, as a player's own pack would write it. */
export const boardFiles: readonly ContentFile[] = [
  { name: 'common', data: common },
  { name: 'map', data: map },
  { name: 'board', data: board },
  { name: 'characters', data: characters },
  { name: 'abilities/warrior', data: warrior },
  { name: 'abilities/hunter', data: hunter },
  { name: 'abilities/mage', data: mage },
  { name: 'abilities/warlock', data: warlock },
  { name: 'challenges/grey', data: grey },
  { name: 'challenges/green', data: green },
  { name: 'challenges/yellow', data: yellow },
  { name: 'challenges/red', data: red },
  { name: 'quests/starting', data: starting },
  { name: 'quests/elite', data: elite },
  { name: 'trophies', data: trophies },
  { name: 'discoveries', data: discoveries },
];

export const boardSet = compileContent(boardFiles);
