/** A small story around combats, as a campaign will be one: what a combat means is for its caller to say. */
import {
  allow,
  ask,
  become,
  call,
  declare,
  defineGame,
  done,
  finish,
  go,
  int,
  maybe,
  struct,
  takes,
} from '@tabard/engine';
import { startingDeck } from '../src/decks.ts';
import { clearArena, inCombat } from '../src/rules/combat.ts';
import { combat } from '../src/rules/handles.ts';
import { planSingle } from '../src/rules/match.ts';
import { outerProcedure } from '../src/rules/procedure.ts';
import { takeMystling } from '../src/rules/pvp.ts';
import { planOf } from '../src/rules/supply.ts';
import { eclipseSpec } from '../src/spec.ts';
import { type Aftermath, aftermathSchema, type Match } from '../src/state.ts';

interface Telling {
  readonly combats: number;
  /** Whether a lost combat goes on once more. */
  mayGoOn(aftermath: Aftermath): boolean;
}

/** DE-FIGHT-06: the Script changes what it says, here the damage. */
function heal(m: Match): void {
  for (const fighter of inCombat(m).combat.fighters) fighter.damage = 0;
}

export function taleOf(id: string, { combats, mayGoOn }: Telling) {
  const begin = declare('tale', struct({}));
  const scenes = declare('scenes', struct({ at: int, resumed: int, aftermath: maybe(aftermathSchema) }));
  const procedures = [
    outerProcedure(begin, {
      begin: (m) => {
        for (let seat = 0; seat < m.seats; seat++) {
          takeMystling(m, seat, m.asked.mystlings[seat]);
          m.tamers[seat].decks[0] = startingDeck(planOf(m, seat, 0));
        }
        return become(scenes, { at: 0, resumed: 0, aftermath: undefined });
      },
    }),
    outerProcedure(scenes, {
      fight: (m) => call(combat, { plan: { ...planSingle(m), isConcedable: true } }, 'over'),
      over: takes(combat, 'aftermath', (m, v) => {
        if (v.aftermath && mayGoOn(v.aftermath) && v.resumed === 0) {
          v.resumed = 1;
          heal(m);
          return call(combat, { plan: undefined }, 'over');
        }
        clearArena(m);
        v.at++;
        v.resumed = 0;
        return go('between');
      }),
      between: ask({
        kind: 'who-begins',
        rule: 'DE-CLEAR-01',
        who: () => 0,
        offer: (_m, _v, offer) => allow(offer, 'pass'),
        then: (m, v) => {
          v.aftermath = undefined;
          if (v.at < combats) return go('fight');
          finish(m, [0], 'won');
          return done();
        },
      }),
    }),
  ];
  return defineGame<Match>({
    ...eclipseSpec,
    id,
    procedures: [...eclipseSpec.procedures, ...procedures],
    main: begin,
  });
}
