import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import { type Beat, beatsOf, type Outline, reachedBeats, readGraph, walkNet } from './outlines.ts';

const graph = readGraph();
const net = walkNet(graph);
const { scenarios, statuses } = graph;

interface Mention {
  readonly scenario: string;
  readonly status: string;
  readonly part: number | undefined;
}

/** `pim 1`: a part; `pim`: all of them; `wagons 2+`: so many of them. */
function mentions(of: (beat: Beat) => readonly string[]): Mention[] {
  return scenarios.flatMap((outline) =>
    beatsOf(outline)
      .flatMap(of)
      .map((written) => {
        const [status, part] = written.split(' ');
        return { scenario: outline.id, status, part: part?.endsWith('+') ? undefined : part && Number(part) };
      }),
  ) as Mention[];
}

const written = mentions(({ writes = [], may = [] }) => [...writes, ...may]);
const read = mentions(({ reads = [], needs = [] }) => [...reads, ...needs]);

function isAbout(one: Mention, other: Mention): boolean {
  if (one.status !== other.status) return false;
  return one.part === undefined || other.part === undefined || one.part === other.part;
}

function enemiesOf(outline: Outline, of: (beat: Beat) => readonly string[]): string[] {
  return beatsOf(outline).flatMap(of);
}

describe('the outlines of the twelve Scenarios', () => {
  it('1: name statuses, parts, beats and Mystlings that exist', () => {
    for (const { status, part } of [...written, ...read]) {
      expect(statuses, status).toHaveProperty(status);
      expect(part ?? 1, status).toBeLessThanOrEqual(statuses[status]);
    }
    for (const { id, parts } of eclipseSet.story?.statuses ?? []) expect(statuses[id], id).toBe(parts);
    for (const { id, beats } of scenarios)
      for (const next of Object.values(beats).flatMap(({ to = [] }) => to))
        expect(Object.keys(beats), `${id}: ${next}`).toContain(next);
    const foes = scenarios.flatMap((one) =>
      enemiesOf(one, ({ fights = [], tames = [], joins = [] }) => [...fights, ...tames, ...joins]),
    );
    for (const foe of foes.filter((id) => !graph.unmade.includes(id)))
      expect(eclipseSet.byId.has(foe), foe).toBe(true);
  });

  it('2: reach every beat, every Scenario and every ending', () => {
    for (const outline of scenarios)
      expect([...reachedBeats(outline)].sort()).toEqual(Object.keys(outline.beats).sort());
    expect([...new Set(net.stages.flatMap(({ played }) => played))].sort()).toEqual(
      scenarios.map(({ id }) => id),
    );
    const endings = beatsOf(scenarios[scenarios.length - 1]).flatMap(({ ends }) => ends ?? []);
    expect(endings).toEqual(Array.from({ length: statuses.ending }, (_, i) => i + 1));
    expect(beatsOf(scenarios[scenarios.length - 1]).some(({ ends, needs }) => ends && !needs)).toBe(true);
  });

  it('[DE-CAMP-11] 3: always have a Scenario on offer, and end after nine to twelve', () => {
    for (const { played } of net.ends) expect(played.slice(-2)).toEqual(['K', 'L']);
    const lengths = net.ends.map(({ played }) => played.length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([9, 12]);
  });

  it('3: open the end after seven Scenarios at the earliest', () => {
    const open = net.stages.filter(({ shadow }) => shadow >= 9).map(({ played }) => played.length);
    expect(Math.min(...open)).toBe(7);
  });

  it('4: read nothing that no Scenario before could have written', () => {
    const orphans = read.filter(
      (one) =>
        one.status !== 'shadow' &&
        !written.some(
          (write) =>
            isAbout(write, one) &&
            (write.scenario === one.scenario || net.orders.has(`${write.scenario} ${one.scenario}`)),
        ),
    );
    expect(orphans).toEqual([]);
  });

  it('4: read every part in another Scenario, later in some campaign', () => {
    const forgotten = written.filter(
      (write) =>
        !read.some((one) => isAbout(one, write) && net.orders.has(`${write.scenario} ${one.scenario}`)),
    );
    expect(forgotten).toEqual([]);
  });

  it('[DE-COMP-09] 5: fight no Mystling that may be in the Party', () => {
    const joined = scenarios.flatMap((outline) =>
      enemiesOf(outline, ({ tames = [], joins = [] }) => [...tames, ...joins]).flatMap((id) =>
        [id, graph.grows[id]].map((mystling) => ({ mystling, scenario: outline.id })),
      ),
    );
    const risky = scenarios.flatMap(({ id, beats }) =>
      Object.entries(beats).flatMap(([name, { fights = [], tames = [], unless }]) =>
        unless === 'yours'
          ? []
          : [...fights, ...tames]
              .filter((foe) =>
                joined.some(
                  ({ mystling, scenario }) => mystling === foe && net.orders.has(`${scenario} ${id}`),
                ),
              )
              .map((foe) => `${id} ${name}: ${foe}`),
      ),
    );
    expect(risky).toEqual([]);
  });

  it('6: have a dilemma whose ways differ', () => {
    for (const { id, beats } of scenarios) {
      const dilemmas = Object.values(beats).filter(({ dilemma }) => dilemma);
      expect(dilemmas.length, id).toBe(1);
      const ways = (dilemmas[0].to ?? []).map((name) => JSON.stringify({ ...beats[name], to: [] }));
      expect(ways.length, id).toBeGreaterThan(1);
      expect(new Set(ways).size, id).toBe(ways.length);
    }
  });

  it('have two Combats each, one of them tameable', () => {
    for (const outline of scenarios.slice(0, -1)) {
      expect(enemiesOf(outline, ({ fights = [] }) => fights).length, outline.id).toBeGreaterThan(0);
      expect(enemiesOf(outline, ({ tames = [] }) => tames).length, outline.id).toBe(1);
    }
  });
});
