import {
  type ChoiceRole,
  type Decision,
  type EntityRef,
  type Game,
  type MatchState,
  type Option,
  optionKey,
  optionLabels,
  refsOf,
  refusalText,
  type Seat,
  type Text,
  type Unavailable,
} from '@tabard/engine';
import type { BoardProps, Offered, Offers, Refused } from './board.ts';

const NONE: Offers = groupOffers([], []);

/** The options of a decision as a board shows them. */
export function offersOf(
  { game, state }: Pick<BoardProps, 'game'> & { readonly state: MatchState },
  decision: Decision | undefined,
  unavailable: readonly Unavailable[],
  say: (text: Text) => string,
  helpOf: (option: Option) => string = () => '',
): Offers {
  if (!decision) return NONE;
  const aboutOf = (option: Option) => refsOf(game, option);
  const labelsOf = (options: readonly Option[]) =>
    optionLabels(game, state, { ...decision, options }, say).map(begun);
  // Options that advance the game first, then those at a goal, then those without a reference for the digit keys.
  const goals = goalThings(game, state, decision.seat);
  const isAtGoal = (option: Option) => aboutOf(option).some((entity) => goals.has(nameOf(entity)));
  const rank = (option: Option) => rankOf(game, option) + (isAtGoal(option) ? atGoal(game, option) : 0);
  const vainOf = (option: Option) => {
    const why = game.whyVain?.(state, decision.seat, option);
    return why && say(refusalText(why));
  };
  const ordered = [...decision.options].sort((a, b) => rank(a) - rank(b));
  const labels = labelsOf(ordered);
  const closing = ordered.filter(({ verb }) => game.choiceRoles[verb] === 'closes');
  const all = ordered.map(
    (option, at): Offered => ({
      option,
      key: optionKey(option),
      label: labels[at],
      digit: closing.length === 1 && option === closing[0] ? 0 : at < 9 ? at + 1 : undefined,
      about: aboutOf(option),
      role: game.choiceRoles[option.verb],
      isAtGoal: isAtGoal(option),
      help: helpOf(option),
      vain: vainOf(option),
    }),
  );
  const shut = labelsOf(unavailable.map(({ option }) => option));
  const refused = unavailable.map(
    (one, at): Refused => ({
      unavailable: one,
      label: shut[at],
      reason: say(refusalText(one.why)),
      rule: one.why.rule,
      about: aboutOf(one.option),
    }),
  );
  return groupOffers(all, refused);
}

/** With a capital first letter. */
function begun(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}

const RANKS: Readonly<Record<ChoiceRole, number>> = { onward: -2, 'gives-up': 2, resigns: 3, closes: 4 };

/** Whether an option gives something up: such options are never the primary button. */
export function isGivingUp(role: ChoiceRole | undefined): boolean {
  return role === 'gives-up' || role === 'resigns';
}

function rankOf(game: Game, { verb, refs }: Option): number {
  const role = game.choiceRoles[verb];
  if (role !== undefined) return RANKS[role];
  return refs.length > 0 ? 1 : 0;
}

/** An option that names what the next goal is about moves ahead; one that gives it up moves back. */
function atGoal(game: Game, { verb }: Option): number {
  return isGivingUp(game.choiceRoles[verb]) ? 0.5 : -1.5;
}

/** The things that the next goals of a player are about. */
function goalThings(game: Game, state: MatchState, seat: Seat): ReadonlySet<string> {
  const next = game.goals?.(state, seat).filter(({ is }) => is === 'now') ?? [];
  return new Set(next.flatMap(({ at = [] }) => at.map(nameOf)));
}

function groupOffers(all: readonly Offered[], refused: readonly Refused[]): Offers {
  const byEntity = indexed(all);
  const refusedByEntity = indexed(refused);
  return {
    all,
    loose: all.filter(({ about }) => about.length === 0),
    at: (entity) => byEntity.get(nameOf(entity)) ?? [],
    refused,
    refusedAt: (entity) => refusedByEntity.get(nameOf(entity)) ?? [],
  };
}

function indexed<T extends { readonly about: readonly EntityRef[] }>(items: readonly T[]): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const item of items)
    for (const name of new Set(item.about.map(nameOf))) index.set(name, [...(index.get(name) ?? []), item]);
  return index;
}

function nameOf({ kind, id }: EntityRef): string {
  return `${kind} ${id}`;
}
