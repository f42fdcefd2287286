import {
  type ChoiceRole,
  type Decision,
  type EntityRef,
  type Game,
  type Option,
  optionKey,
  optionText,
  refusalText,
  type Text,
  type Unavailable,
} from '@tabard/engine';
import type { Offered, Offers, Refused } from './board.ts';

const NONE: Offers = groupOffers([], []);

/** The options of a decision as a board shows them. */
export function offersOf(
  game: Game,
  decision: Decision | undefined,
  unavailable: readonly Unavailable[],
  say: (text: Text) => string,
  helpOf: (option: Option) => string = () => '',
): Offers {
  if (!decision) return NONE;
  const aboutOf = (option: Option) => refsOf(game, option);
  const labelOf = (option: Option) => begun(say(optionText(game, option)));
  // What brings one further comes first; then what is about nothing in particular, so that digits reach it.
  const ordered = [...decision.options].sort((a, b) => rank(game, a) - rank(game, b));
  const labels = distinct(ordered.map(labelOf));
  const closing = ordered.filter(({ verb }) => game.choiceRoles[verb] === 'closes');
  const all = ordered.map(
    (option, at): Offered => ({
      option,
      key: optionKey(option),
      label: labels[at],
      digit: closing.length === 1 && option === closing[0] ? 0 : at < 9 ? at + 1 : undefined,
      about: aboutOf(option),
      role: game.choiceRoles[option.verb],
      help: helpOf(option),
    }),
  );
  const refused = unavailable.map(
    (one): Refused => ({
      unavailable: one,
      label: labelOf(one.option),
      reason: say(refusalText(one.why)),
      rule: one.why.rule,
      about: aboutOf(one.option),
    }),
  );
  return groupOffers(all, refused);
}

/** As a sentence begins. */
function begun(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}

const RANKS: Readonly<Record<ChoiceRole, number>> = { onward: -2, 'gives-up': 2, closes: 3 };

function rank(game: Game, { verb, refs }: Option): number {
  const role = game.choiceRoles[verb];
  if (role !== undefined) return RANKS[role];
  return refs.length > 0 ? 1 : 0;
}

/** Two of the same words are told apart by their number. */
function distinct(labels: readonly string[]): string[] {
  return labels.map((label, at) => {
    if (labels.indexOf(label) === labels.lastIndexOf(label)) return label;
    return `${label} (${labels.slice(0, at + 1).filter((other) => other === label).length})`;
  });
}

/** What an option refers to, by the signature of its verb; plain numbers are nothing at the table. */
function refsOf(game: Pick<Game, 'choices'>, { verb, refs }: Option): EntityRef[] {
  const kinds = game.choices[verb] ?? [];
  return refs.flatMap((id, at) => {
    const kind = kinds[at];
    return kind === undefined || kind.startsWith('#') ? [] : [{ kind, id }];
  });
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
