import { InputError, unknownWord } from '@tabard/engine';
import type { GameEntry } from '@tabard/games';
import { type LaterEntry, namesNothing, type Wait, waitOf } from '@tabard/games/later';
import adventureBoard from '../../../rules/adventure-board.yaml';
import anima from '../../../rules/anima.yaml';
import dragonEclipseCampaign from '../../../rules/dragon-eclipse-campaign.yaml';
import dragonEclipseCombat from '../../../rules/dragon-eclipse-combat.yaml';
import dragonEclipseModes from '../../../rules/dragon-eclipse-modes.yaml';
import lamplight from '../../../rules/lamplight.yaml';
import laterEntries from '../../../rules/later.yaml';
import table from '../../../rules/table.yaml';
import type { CommandContext } from './command-context.ts';

/** One rule of a ledger, with the section it stands in. */
export interface Rule {
  readonly ledger: string;
  readonly section: string;
  readonly code?: string;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The editions or modes in which it is in force; absent where it always is. */
  readonly editions?: readonly string[];
  readonly timing?: string;
  readonly ruling?: string;
  /** Where the rule or a part of it is not played yet. */
  readonly waits?: Wait;
}

interface Section {
  readonly section: string;
  readonly code?: string;
  readonly rules: readonly (Omit<Rule, 'ledger' | 'section' | 'code' | 'waits'> & {
    readonly modes?: readonly string[];
  })[];
}

const ledgers: Readonly<Record<string, unknown>> = {
  anima,
  'dragon-eclipse-combat': dragonEclipseCombat,
  'dragon-eclipse-campaign': dragonEclipseCampaign,
  'dragon-eclipse-modes': dragonEclipseModes,
  'adventure-board': adventureBoard,
  lamplight,
  table,
};

const later = laterEntries as readonly LaterEntry[];

function rulesIn(ledger: string): Rule[] {
  const sections = ledgers[ledger] as readonly Section[];
  return sections.flatMap(({ section, code, rules }) =>
    rules.map(({ id, title, text, editions, modes, timing, ruling }) => ({
      ledger,
      section,
      code,
      id,
      title,
      text,
      editions: editions ?? modes,
      timing,
      ruling,
      waits: waitOf(later, id),
    })),
  );
}

const ledgerNames = Object.keys(ledgers);

export function allRules(): Rule[] {
  return ledgerNames.flatMap(rulesIn);
}

/** What stands in the list of rules that wait, but names no rule. */
export function strayWaits(): string[] {
  return namesNothing(
    later,
    allRules().map((rule) => rule.id),
  );
}

/** The rules of a ledger, or those that a game is played by. */
export function rulesOf(context: Pick<CommandContext, 'games'>, name: string): Rule[] {
  if (Object.hasOwn(ledgers, name)) return rulesIn(name);
  const game = context.games.find((entry) => entry.id === name);
  if (game) return game.ledgers.flatMap(usedRules);
  const known = [...ledgerNames, ...context.games.map((entry) => entry.id)];
  throw new InputError(unknownWord('ledger or game', name, known));
}

/** The rules of a ledger that a game is played by now, with no word of the editions that it does not know. */
function usedRules({ ledger, editions }: GameEntry['ledgers'][number]): Rule[] {
  const played = rulesIn(ledger).filter(({ waits }) => waits?.extent !== 'whole');
  const rules = played.filter((rule) => isInForce(rule, editions));
  if (!editions) return rules;
  return rules.map((rule) => ({ ...rule, editions: rule.editions?.filter((one) => editions.includes(one)) }));
}

function isInForce(rule: Rule, editions: readonly string[] | undefined): boolean {
  if (!rule.editions || !editions) return true;
  return rule.editions.some((edition) => editions.includes(edition));
}

export function editionsOf(rules: readonly Rule[]): string[] {
  return [...new Set(rules.flatMap((rule) => rule.editions ?? []))];
}

/** The rules of one edition; an unknown edition is refused with the nearest known one. */
export function inEdition(rules: readonly Rule[], edition: string | undefined): readonly Rule[] {
  if (edition === undefined) return rules;
  const known = editionsOf(rules);
  if (!known.includes(edition)) throw new InputError(unknownWord('edition', edition, known));
  return rules.filter((rule) => isInForce(rule, [edition]));
}
