import { InputError, unknownWord } from '@tabard/engine';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import { coverageOf, coverageText } from '../coverage.ts';
import { inEdition, type Rule, rulesOf } from '../ledgers.ts';

interface RulesFlags {
  readonly coverage?: boolean;
  readonly edition?: string;
  readonly search?: string;
  readonly json?: boolean;
}

export function addRules(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('rules <ledger-or-game> [ids...]')
    .description('prints rules of a ledger or a game, by id or by word, or what proves them')
    .option('--coverage', 'which rules are proven, exempt, for later or open')
    .option('--edition <edition>', 'only rules in force in this edition or mode')
    .option('--search <text>', 'only rules that speak of this')
    .option('--json', 'print one JSON document')
    .action((name: string, ids: string[], flags: RulesFlags) => {
      const rules = select(rulesOf(context, name), ids, flags);
      if (flags.coverage) {
        const coverage = coverageOf(rules, flags.edition);
        if (flags.json) printJson(context, { name, ...coverage });
        else printLine(context, coverageText(name, coverage));
      } else if (flags.json) printJson(context, { name, total: rules.length, rules });
      else for (const rule of rules) printRule(context, rule);
      end('passed');
    });
}

function select(all: readonly Rule[], ids: readonly string[], flags: RulesFlags): readonly Rule[] {
  const known = all.map((rule) => rule.id);
  for (const id of ids) if (!known.includes(id)) throw new InputError(unknownWord('rule', id, known));
  const named = ids.length ? all.filter((rule) => ids.includes(rule.id)) : all;
  const wanted = flags.search?.toLowerCase();
  const found = inEdition(named, flags.edition);
  return wanted === undefined ? found : found.filter((rule) => speaksOf(rule, wanted));
}

function speaksOf({ id, title, text, ruling }: Rule, wanted: string): boolean {
  return `${id} ${title} ${text} ${ruling ?? ''}`.toLowerCase().includes(wanted);
}

function printRule(context: CommandContext, rule: Rule): void {
  printLine(context, `${rule.id}  ${rule.title}${rule.editions ? ` (${rule.editions.join(', ')})` : ''}`);
  printLine(context, `  ${rule.text}`);
  if (rule.ruling) printLine(context, `  Ruling: ${rule.ruling}`);
  if (rule.waits)
    printLine(
      context,
      `  Not played yet${rule.waits.extent === 'part' ? ' in part' : ''}: ${rule.waits.why}`,
    );
}
