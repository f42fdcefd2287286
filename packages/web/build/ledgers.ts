import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type LaterEntry, waitOf } from '../../games/src/later.ts';
import { type BookSection, keepRules } from '../src/pages/rules/ledger.ts';

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../rules');
const NO_LEDGERS = ['exempt', 'later'];

/** The ledgers of which at least one rule is in force. */
export function ledgersInForce(): string[] {
  return yamlIn(home)
    .map((file) => path.basename(file, '.yaml'))
    .filter((name) => !NO_LEDGERS.includes(name) && readLedger(name).length > 0);
}

/** The rules of a ledger that are in force, in their sections; one of which a part waits says so. */
export function readLedger(name: string): BookSection[] {
  const later: readonly LaterEntry[] = parse(readFileSync(ledgerFile('later'), 'utf8'));
  const sections: readonly BookSection[] = parse(readFileSync(ledgerFile(name), 'utf8'));
  const marked = sections.map((section) => ({
    ...section,
    rules: section.rules.map((rule) => ({ ...rule, waits: waitOf(later, rule.id) })),
  }));
  return keepRules(marked, ({ waits }) => waits?.extent !== 'whole');
}

export function ledgerFile(name: string): string {
  return path.join(home, `${name}.yaml`);
}

export function yamlIn(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
