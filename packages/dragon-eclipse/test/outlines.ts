/** The outlines of the story as a graph: what each Scenario may do, and every campaign that they allow. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Beat {
  readonly to?: readonly string[];
  readonly writes?: readonly string[];
  readonly may?: readonly string[];
  readonly reads?: readonly string[];
  readonly needs?: readonly string[];
  readonly fights?: readonly string[];
  readonly tames?: readonly string[];
  readonly joins?: readonly string[];
  readonly unless?: string;
  readonly shadow?: number;
  readonly ends?: number;
  readonly dilemma?: boolean;
}

export interface Outline {
  readonly id: string;
  /** After so many Scenarios, after a certain one, or with so much of the Shadow or nothing else on offer. */
  readonly opens: { readonly after?: number; readonly 'after-scenario'?: string; readonly shadow?: number };
  readonly closes?: { readonly by?: string; readonly unless?: string; readonly shadow?: number };
  readonly beats: Readonly<Record<string, Beat>>;
}

export interface StoryGraph {
  readonly statuses: Readonly<Record<string, number>>;
  readonly grows: Readonly<Record<string, string>>;
  readonly unmade: readonly string[];
  readonly scenarios: readonly Outline[];
}

export function readGraph(): StoryGraph {
  return parse(readFileSync(new URL('../story/outlines/graph.yaml', import.meta.url), 'utf8'));
}

export function beatsOf({ beats }: Outline): Beat[] {
  return Object.values(beats);
}

function firstBeat({ beats }: Outline): string {
  return Object.keys(beats)[0];
}

/** Beats that some way from the first one leads to. */
export function reachedBeats(outline: Outline): Set<string> {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of outline.beats[name]?.to ?? []) visit(next);
  };
  visit(firstBeat(outline));
  return reached;
}

/** What a Scenario may come to, as far as the net of Scenarios cares. */
interface Result {
  readonly facts: readonly string[];
  readonly shadow: number;
}

function resultsOf(outline: Outline, cares: ReadonlySet<string>, known: readonly string[]): Result[] {
  const found = new Map<string, Result>();
  const follow = (name: string, facts: readonly string[], shadow: number): void => {
    const { needs = [], writes = [], may = [], to = [], shadow: extra = 0 } = outline.beats[name];
    if (needs.some((need) => cares.has(need) && !facts.includes(need))) return;
    const sure = [...facts, ...writes.filter((fact) => cares.has(fact))];
    for (const gained of subsets(may.filter((fact) => cares.has(fact)))) {
      const now = [...new Set([...sure, ...gained])].sort();
      if (!to.length) found.set(`${now} ${shadow + extra}`, { facts: now, shadow: shadow + extra });
      for (const next of to) follow(next, now, shadow + extra);
    }
  };
  follow(firstBeat(outline), known, 1);
  return [...found.values()];
}

function subsets<T>(list: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const one of list) all.push(...all.map((some) => [...some, one]));
  return all;
}

/** A campaign between two Scenarios. */
interface Stage {
  readonly played: readonly string[];
  readonly closed: readonly string[];
  readonly facts: readonly string[];
  readonly shadow: number;
}

interface Net {
  readonly stages: readonly Stage[];
  /** Stages from which nothing leads on. */
  readonly ends: readonly Stage[];
  /** `A B` where A is played before B in some campaign. */
  readonly orders: ReadonlySet<string>;
}

/** Every campaign that the outlines allow; stages with the same Scenarios, facts and Shadow are one. */
export function walkNet({ scenarios, statuses }: StoryGraph): Net {
  const cares = new Set(scenarios.flatMap(({ closes }) => closes?.unless ?? []));
  const seen = new Map<string, Stage>();
  const ends: Stage[] = [];
  const orders = new Set<string>();
  const waiting: Stage[] = [{ played: [], closed: [], facts: [], shadow: 0 }];
  for (let stage = waiting.pop(); stage; stage = waiting.pop()) {
    const offered = offeredAt(scenarios, stage);
    if (!offered.length) ends.push(stage);
    for (const outline of offered) {
      for (const before of stage.played) orders.add(`${before} ${outline.id}`);
      for (const { facts, shadow } of resultsOf(outline, cares, stage.facts)) {
        const played = [...stage.played, outline.id].sort();
        const marked = Math.min(statuses.shadow, stage.shadow + shadow);
        const next = { played, facts, shadow: marked, closed: closedBy(scenarios, stage, outline.id, facts) };
        const key = JSON.stringify(next);
        if (!seen.has(key)) waiting.push(next);
        seen.set(key, next);
      }
    }
  }
  return { stages: [...seen.values()], ends, orders };
}

function closedBy(
  scenarios: readonly Outline[],
  { closed, played }: Stage,
  now: string,
  facts: readonly string[],
): string[] {
  const shut = scenarios.filter(
    ({ id, closes }) => closes?.by === now && !played.includes(id) && !facts.includes(closes.unless ?? ''),
  );
  return [...new Set([...closed, ...shut.map(({ id }) => id)])].sort();
}

function offeredAt(scenarios: readonly Outline[], stage: Stage): Outline[] {
  const isLeft = ({ id, closes }: Outline) =>
    !stage.played.includes(id) && !stage.closed.includes(id) && stage.shadow < (closes?.shadow ?? Infinity);
  const left = stage.played.includes('K') ? scenarios.filter(({ id }) => id === 'L') : scenarios;
  const usual = left.filter((one) => isLeft(one) && isOpen(one, stage));
  const late = left.filter((one) => isLeft(one) && one.opens.shadow !== undefined);
  return usual.length ? usual : late;
}

function isOpen({ opens }: Outline, { played, shadow }: Stage): boolean {
  if (opens['after-scenario'] !== undefined) return played.includes(opens['after-scenario']);
  if (opens.shadow !== undefined) return shadow >= opens.shadow;
  return played.length >= (opens.after ?? 0) && (opens.after !== 0 || played.length === 0);
}
