/** From the files of the roguelite to its definition. */
import {
  ContentError,
  type ContentFile,
  compileEffect,
  compilePhrase,
  countAt,
  type EffectNode,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  type Phrased,
  pictureAt,
  type Raw,
  recordAt,
  recordOf,
  textAt,
  unknownWord,
  wordAt,
} from '@tabard/engine';
import { STATISTICS, type Statistics } from '../../defs.ts';
import { taleLanguage } from '../../tale/vocabulary/language.ts';
import {
  ACHIEVEMENT_MOMENTS,
  type Achievement,
  ARTIFACT_MOMENTS,
  ARTIFACT_PERKS,
  type ArtifactDef,
  type ArtifactPerkDef,
  DARKNESS,
  type DarknessDef,
  type MysteryDef,
  type RunDef,
} from '../defs.ts';
import { compileMaps } from './maps.ts';

const RUN_FILES = ['settings', 'maps', 'mysteries', 'artifacts', 'perks', 'darkness'] as const;

export function isRunFile(name: string): boolean {
  return name.startsWith('run/');
}

/** What a set gives the compiler: its nodes, and how effects, happenings and amounts of Combat are compiled. */
export interface RunCompiler {
  readonly nodes: EffectNode[];
  combatEffect(written: unknown, path: Path): number;
  happening(written: unknown, path: Path): Phrased;
  combatAmount(written: unknown, path: Path): Phrased<number>;
}

interface Written {
  readonly raw: Raw;
  readonly path: Path;
}

function entriesOf(data: unknown, path: Path): Written[] {
  return listAt(data ?? [], path).map((one, i) => ({ raw: recordAt(one, [...path, i]), path: [...path, i] }));
}

/** Every id once. */
function distinct<T extends { readonly id: string }>(all: readonly T[], file: string): readonly T[] {
  all.forEach(({ id }, i) => {
    if (all.findIndex((other) => other.id === id) < i)
      throw new ContentError([file, i, 'id'], `"${id}" is written twice`);
  });
  return all;
}

function mysteryOf(c: RunCompiler, { raw, path }: Written): MysteryDef {
  onlyFields(raw, ['id', 'name', 'text', 'picture', 'top', 'bottom'], path);
  const compiler = { vocabulary: taleLanguage, nodes: c.nodes, voice: 'mystery' };
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    text: namesAt(raw.text, [...path, 'text']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
    top: compileEffect(compiler, raw.top, [...path, 'top']),
    bottom: compileEffect(compiler, raw.bottom, [...path, 'bottom']),
  };
}

function optionalCount(written: unknown, path: Path): number | undefined {
  return written === undefined ? undefined : countAt(written, path);
}

/** One happening or several, of which any will do. */
function happeningsAt(c: RunCompiler, written: unknown, path: Path): Phrased[] {
  if (written === undefined) return [];
  const list = Array.isArray(written) ? written : [written];
  return list.map((one, i) => c.happening(one, [...path, i]));
}

/** DE-RL-ART-07: something has to be reached, and a bound says when. */
function achievementAt(c: RunCompiler, written: unknown, path: Path): Achievement {
  const raw = recordAt(written, path);
  onlyFields(raw, ['moment', 'on', 'of', 'least', 'most'], path);
  const moment = wordAt(raw.moment, ACHIEVEMENT_MOMENTS, [...path, 'moment']);
  const of = [...path, 'of'];
  if ((raw.least === undefined) === (raw.most === undefined))
    throw new ContentError(path, 'an Achievement has either "least" or "most"');
  if ((moment === 'combat') !== (raw.on !== undefined))
    throw new ContentError([...path, 'on'], 'an Achievement says "on" just when its moment is combat');
  return {
    moment,
    on: happeningsAt(c, raw.on, [...path, 'on']),
    of: raw.of === undefined ? undefined : amountAt(c, moment, raw.of, of),
    least: optionalCount(raw.least, [...path, 'least']),
    most: optionalCount(raw.most, [...path, 'most']),
  };
}

function amountAt(
  c: RunCompiler,
  moment: Achievement['moment'],
  written: unknown,
  path: Path,
): Phrased<number> {
  if (moment !== 'run') return c.combatAmount(written, path);
  return compilePhrase<number>({ vocabulary: taleLanguage, nodes: c.nodes }, 'tale-amount', written, path);
}

function artifactOf(c: RunCompiler, { raw, path }: Written): ArtifactDef {
  onlyFields(raw, ['id', 'name', 'picture', 'achievement', 'moment', 'effect'], path);
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
    achievement: achievementAt(c, raw.achievement, [...path, 'achievement']),
    moment: wordAt(raw.moment, ARTIFACT_MOMENTS, [...path, 'moment']),
    effect: raw.effect === undefined ? undefined : c.combatEffect(raw.effect, [...path, 'effect']),
  };
}

function numbersAt(written: unknown, path: Path): number[] {
  return listAt(written ?? [], path).map((one, i) => countAt(one, [...path, i]));
}

function perkOf({ raw, path }: Written): ArtifactPerkDef {
  onlyFields(raw, ['gives', 'slots', 'symbols'], path);
  return {
    gives: wordAt(raw.gives, ARTIFACT_PERKS, [...path, 'gives']),
    slots: countAt(raw.slots ?? 0, [...path, 'slots']),
    symbols: numbersAt(raw.symbols, [...path, 'symbols']),
  };
}

function darknessOf({ raw, path }: Written): DarknessDef {
  onlyFields(raw, ['does', 'amount'], path);
  return {
    does: wordAt(raw.does, DARKNESS, [...path, 'does']),
    amount: countAt(raw.amount, [...path, 'amount']),
  };
}

/** By how much the Mysteries that were compiled raise each statistic at most. */
function growthIn(nodes: readonly EffectNode[]): Statistics {
  const growing = nodes.filter(({ word }) => word === 'tale/grow').map(({ args }) => args);
  return recordOf(STATISTICS, (name) =>
    growing.reduce((most, args) => (args.grow === name ? Math.max(most, Number(args.most)) : most), 0),
  );
}

/** Compiles what Runs are made of; a file that is written again counts as written last. */
export function compileRun(files: readonly ContentFile[], c: RunCompiler): RunDef {
  for (const { name } of files) {
    const known = name.slice('run/'.length);
    if (!RUN_FILES.some((one) => one === known))
      throw new ContentError([name], unknownWord('file of the roguelite', known, RUN_FILES));
  }
  const data = (name: (typeof RUN_FILES)[number]) =>
    files.findLast((file) => file.name === `run/${name}`)?.data;
  const list = (name: (typeof RUN_FILES)[number]) => entriesOf(data(name), [`run/${name}`]);
  const settings = recordAt(data('settings') ?? {}, ['run/settings']);
  onlyFields(settings, ['starting', 'unlock-costs', 'perk-costs'], ['run/settings']);
  const starting = listAt(settings.starting, ['run/settings', 'starting']);
  return {
    maps: distinct(compileMaps(data('maps')), 'run/maps'),
    mysteries: distinct(
      list('mysteries').map((one) => mysteryOf(c, one)),
      'run/mysteries',
    ),
    artifacts: distinct(
      list('artifacts').map((one) => artifactOf(c, one)),
      'run/artifacts',
    ),
    artifactPerks: list('perks').map(perkOf),
    perkCosts: numbersAt(settings['perk-costs'], ['run/settings', 'perk-costs']),
    starting: starting.map((one, i) => textAt(one, ['run/settings', 'starting', i])),
    unlockCosts: numbersAt(settings['unlock-costs'], ['run/settings', 'unlock-costs']),
    darkness: list('darkness').map(darknessOf),
    growthLimits: growthIn(c.nodes),
  };
}
