import { defOf, type MatchState, ScriptError } from '@tabard/engine';

/** Plays with these dice and no other randomness; a missing or unused die fails. */
export function withDice<T>(state: MatchState, dice: readonly number[], play: () => T): T {
  const before = { dice: state.dice, scripted: state.scripted };
  state.dice = [...dice];
  state.scripted = true;
  const result = play();
  const unused = state.dice;
  state.dice = before.dice;
  state.scripted = before.scripted;
  if (unused.length)
    throw new ScriptError(`${unused.length} of ${dice.length} dice were never rolled: ${unused.join(', ')}`);
  return result;
}

/** Moves cards of a pile to its top: the one named first, by the id of its definition, is drawn first. */
export function layOnTop(state: MatchState, pile: number[], ...ids: readonly string[]): void {
  const laid: number[] = [];
  for (const id of ids) {
    const at = pile.findIndex((card) => defOf(state, card).id === id);
    if (at < 0) throw new ScriptError(`there is no "${id}" left in the pile`);
    laid.unshift(...pile.splice(at, 1));
  }
  pile.push(...laid);
}
