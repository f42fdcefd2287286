import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '@tabard/engine';
import { citationsIn, coverage, type Figures, parseRuling } from '@tabard/testkit';
import { cloneRoot } from './clone-root.ts';
import { filesUnder } from './files.ts';
import { readText } from './input.ts';
import { allRules, editionsOf, type Rule, strayWaits } from './ledgers.ts';
import { rulingFiles } from './ruling-files.ts';
import { textTable } from './text-table.ts';
import { readYaml } from './yaml-file.ts';

interface CoverageCounts extends Figures {
  readonly openIds: readonly string[];
}

export interface CoverageReport extends CoverageCounts {
  readonly sections: readonly (CoverageCounts & { readonly section: string })[];
  readonly editions: Readonly<Record<string, CoverageCounts>>;
  /** Ids that tests, rulings or the lists of exceptions name, but that stand in no ledger. */
  readonly unknownIds: readonly string[];
  /** Ids that are listed as exempt or as later although something proves them. */
  readonly needlessIds: readonly string[];
}

type CoveragePlaces = Record<string, string[]>;
type CoverageReasons = Record<string, string>;

/** What stands behind each rule: a test or ruling that cites it, a reason why none does, or nothing. */
export function coverageOf(rules: readonly Rule[], edition: string | undefined): CoverageReport {
  const root = cloneRoot('tests and rulings');
  const cited = citations(root);
  const exempt = exemptions(path.join(root, 'rules/exempt.yaml'));
  const later = waitingRules();
  const all = (some: readonly Rule[]) => coverage([{ section: '', rules: some }], cited, exempt, later);
  const counts = (some: readonly Rule[]): CoverageCounts => {
    const { sections, editions, unknownIds, needlessIds, ...figures } = all(some);
    return figures;
  };
  const { unknownIds, needlessIds } = all(allRules());
  const sections = [...new Set(rules.map((rule) => rule.section))];
  const editions = edition === undefined ? editionsOf(rules) : [edition];
  const withEdition = (name: string) => rules.filter((rule) => rule.editions?.includes(name));
  return {
    ...counts(rules),
    sections: sections.map((section) => ({
      section,
      ...counts(rules.filter((rule) => rule.section === section)),
    })),
    editions: Object.fromEntries(editions.map((name) => [name, counts(withEdition(name))])),
    unknownIds: [...unknownIds, ...strayWaits()],
    needlessIds,
  };
}

function citations(root: string): CoveragePlaces {
  const places: CoveragePlaces = {};
  const add = (file: string) => (id: string) => {
    places[id] = [...(places[id] ?? []), path.relative(root, file)];
  };
  for (const file of testFiles(root)) citationsIn(readText(file)).forEach(add(file));
  for (const file of rulingFiles(root)) parseRuling(readText(file), file).proves.forEach(add(file));
  return places;
}

function testFiles(root: string): string[] {
  return (
    ['packages', 'examples']
      .map((name) => path.join(root, name))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
      // The testkit's own tests cite the rules of games made up for them.
      .filter((home) => path.basename(home) !== 'testkit')
      .flatMap((home) => filesUnder(home, '.test.ts'))
  );
}

function exemptions(file: string): CoverageReasons {
  if (!existsSync(file)) return {};
  const { data, lineAt } = readYaml(file);
  const reasons = (data ?? {}) as CoverageReasons;
  for (const [id, reason] of Object.entries(reasons))
    if (typeof reason !== 'string') throw new InputError(`${file}:${lineAt([id])}: ${id} needs a reason`);
  return reasons;
}

/** Rules of which nothing is played yet. What waits only in part is in force, and has to be proven. */
function waitingRules(): CoverageReasons {
  return Object.fromEntries(
    allRules().flatMap(({ id, waits }) => (waits?.extent === 'whole' ? [[id, waits.why]] : [])),
  );
}

export function coverageText(name: string, report: CoverageReport): string {
  const row = (title: string, { total, proven, exempt, later, open }: CoverageCounts) =>
    [title, total, proven, exempt, later, open] as const;
  const numbers = ['rules', 'proven', 'exempt', 'later', 'open'].map((number) => ({ number }));
  const sections = report.sections.map((one) => row(one.section, one));
  const editions = Object.entries(report.editions).map(([title, counts]) => row(title, counts));
  return [
    textTable(['section', ...numbers], [...sections, row(name, report)]),
    ...(editions.length ? [textTable(['edition', ...numbers], editions)] : []),
    `Open: ${report.openIds.join(', ') || 'none'}`,
    ...(report.unknownIds.length ? [`Named, but in no ledger: ${report.unknownIds.join(', ')}`] : []),
    ...(report.needlessIds.length ? [`Exempt or later, but proven: ${report.needlessIds.join(', ')}`] : []),
  ].join('\n\n');
}
