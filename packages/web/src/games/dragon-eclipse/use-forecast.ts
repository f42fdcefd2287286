import { dragonEclipse, type Forecast, forecastOf, type InCombat, isPvp } from '@tabard/dragon-eclipse';
import { seenBy, useCombatBoard } from './eclipse-board.ts';

interface Foretold {
  readonly own: number;
  readonly forecast: Forecast | undefined;
}

const known = new WeakMap<InCombat, Foretold>();

/** The Enemy's coming turn, played out once for what the reader knows now; several parts of the board show it. */
export function useForecast(): Forecast | undefined {
  const { state, own } = useCombatBoard();
  if (isPvp(state)) return undefined;
  const found = known.get(state);
  if (found?.own === own) return found.forecast;
  const forecast = forecastOf(dragonEclipse, seenBy(own, state));
  known.set(state, { own, forecast });
  return forecast;
}
