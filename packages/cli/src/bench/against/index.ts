import path from 'node:path';
import { chosen } from '../index.ts';
import { median } from '../measure.ts';
import { withOtherTree } from './other-tree.ts';
import { type AgainstSide, buildSide, firstLine } from './sides.ts';

export interface AgainstArgs {
  /** The clone whose working tree is one side. */
  readonly root: string;
  /** The commit that is the other side. */
  readonly ref: string;
  /** Words, one of which must be in a row's name; all rows by default. */
  readonly filter?: readonly string[];
  readonly progress: (line: string) => void;
  /** Processor time of one measurement, and again as much before it to compile everything. */
  readonly ms?: number;
}

/** How fast this tree is beside the other: above 1 this one is faster. */
export interface AgainstRow {
  readonly name: string;
  readonly unit: string;
  /** Medians, by processor time. */
  readonly value: number;
  readonly otherValue: number;
  /** The median of the pairs' ratios, the smallest and the largest. */
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
}

export interface AgainstReport {
  readonly ref: string;
  readonly commit: string;
  readonly rows: readonly AgainstRow[];
  readonly leftOut: readonly { readonly name: string; readonly why: string }[];
}

const PAIRS = 7;
const SAMPLE_MS = 350;

type Sides = readonly [ours: AgainstSide, theirs: AgainstSide];

/** Measures this tree and another commit in pairs, turn about. */
export async function benchAgainst(args: AgainstArgs): Promise<AgainstReport> {
  const { root, ref, progress } = args;
  return withOtherTree(root, ref, async ({ commit, folder }) => {
    progress('building both sides');
    const build = (tree: string, file: string, title: string) =>
      buildSide(root, tree, path.join(folder, file), title);
    const ours = await build(root, 'ours.mjs', 'this tree');
    const theirs = await build(folder, 'theirs.mjs', ref);
    return { ref, commit, ...(await compare([ours, theirs], args)) };
  });
}

async function compare(sides: Sides, { filter, progress, ms = SAMPLE_MS }: AgainstArgs) {
  const rows: AgainstRow[] = [];
  const leftOut: { name: string; why: string }[] = [];
  const all = [...new Set(sides.flatMap(({ units }) => [...units.keys()]))].map((name) => ({ name }));
  const names = chosen(all, filter);
  for (const [i, { name }] of names.entries()) {
    progress(`${i + 1}/${names.length} ${name}`);
    const why = sides.find(({ units }) => !units.has(name));
    if (why) leftOut.push({ name, why: `${why.title} does not have it` });
    else
      await measureRow(sides, name, ms).then(
        (row) => rows.push(row),
        (problem) => leftOut.push({ name, why: firstLine(problem) }),
      );
  }
  return { rows, leftOut };
}

async function measureRow(sides: Sides, name: string, ms: number): Promise<AgainstRow> {
  const pairs = await takePairs(sides.map((side) => () => sampleOf(side, name, ms)));
  const ratios = pairs.map(([ours, theirs]) => ours / theirs);
  return {
    name,
    unit: sides[0].units.get(name) ?? '',
    value: median(pairs.map(([ours]) => ours)),
    otherValue: median(pairs.map(([, theirs]) => theirs)),
    ratio: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  };
}

async function sampleOf({ title, sample }: AgainstSide, name: string, ms: number): Promise<number> {
  try {
    return await sample(name, ms);
  } catch (problem) {
    throw new Error(`${title} cannot measure it: ${firstLine(problem)}`);
  }
}

/** The order alternates from pair to pair. */
export async function takePairs(sides: readonly (() => Promise<number>)[]): Promise<[number, number][]> {
  const pairs: [number, number][] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const taken: [number, number] = [0, 0];
    for (const side of pair % 2 ? [1, 0] : [0, 1]) taken[side] = await sides[side]();
    pairs.push(taken);
  }
  return pairs;
}
