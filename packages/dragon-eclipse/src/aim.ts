/** What an option would do in the Arena: for those who show it while it is looked at. */
import type { Game, Seat, View } from '@tabard/engine';
import { eclipseContent } from './defs.ts';
import { forecastOf, threatsTo } from './forecast.ts';
import { previewOf } from './preview.ts';
import { fighterDef } from './rules/facts.ts';
import { AT_SPACE } from './rules/targets.ts';
import { choices } from './signatures.ts';
import type { InCombat, Match } from './state.ts';

/** Where in the Arena an option would act. */
export interface Aim {
  /** Where one could come to, and what is touched from here. */
  readonly reach: ReadonlySet<number>;
  readonly range: ReadonlySet<number>;
  /** The space that is meant. */
  readonly spot: number;
}

const NO_AIM: Aim = { reach: new Set(), range: new Set(), spot: -1 };

/** The choices of a space. */
const SPACE_VERBS = new Set(
  Object.entries(choices).flatMap(([verb, [kind]]) => (kind === 'space' ? [verb] : [])),
);

/** Whether the option with this key chooses a space. */
export function isSpaceKey(key: string): boolean {
  return SPACE_VERBS.has(key.split(' ')[0]);
}

/**
 * What the option with this key would do, for the fighter of the one who looks. Beside options there are keys for what
 * the Enemy may do: `symbol 1`, `special`.
 */
export function aimOf(m: InCombat, you: number, key: string | undefined): Aim {
  if (key === undefined || !m.combat.fighters[you]) return NO_AIM;
  const [verb, ...refs] = key.split(' ');
  const id = Number(refs[0]);
  if (SPACE_VERBS.has(verb)) return { ...NO_AIM, spot: id };
  if (verb === 'target')
    return { ...NO_AIM, spot: id >= AT_SPACE ? id - AT_SPACE : (m.combat.fighters[id]?.space ?? -1) };
  if (verb === 'play' || verb === 'trigger') return ofCard(m, you, id);
  if (verb === 'bonus') return of(m, you, eclipseContent(m).bonuses[id]?.effect);
  if (verb === 'choose-effect' || verb === 'spend') return of(m, you, id);
  if (verb === 'symbol') return of(m, m.seats, fighterDef(m, m.seats).enemy.attacks[id]);
  if (verb === 'special') return of(m, m.seats, fighterDef(m, m.seats).enemy.special);
  return NO_AIM;
}

function of(m: InCombat, you: number, node: number | undefined, slot = 0): Aim {
  if (node === undefined) return NO_AIM;
  const { reach, range } = previewOf(m, you, node, slot);
  return { reach: new Set(reach), range: new Set(range), spot: -1 };
}

function ofCard(m: InCombat, you: number, card: number): Aim {
  const def = eclipseContent(m).defs[m.cards.def[card]];
  if (def?.type !== 'action') return NO_AIM;
  const { slots, places } = m.combat.fighters[you];
  return of(m, you, def.active, places[slots.indexOf(card)] ?? 0);
}

/** Where the Enemy may end its next turn, and where it would hurt this seat in it: after its Rush, not before. */
export function aimOfForecast(
  game: Game<Match>,
  seen: Pick<View<Match>, 'viewer' | 'state'>,
  seat: Seat,
): Aim {
  const forecast = forecastOf(game, seen);
  if (!forecast) return NO_AIM;
  const threatened = threatsTo(game, seen, seat).flatMap((damage, space) => (damage > 0 ? [space] : []));
  return { reach: new Set(forecast.ends), range: new Set(threatened), spot: -1 };
}
