/** Combat with an Encounter and between Characters: sections COMBAT, OUT and PVP. */
import {
  allow,
  ask,
  call,
  done,
  go,
  happen,
  hasEventSink,
  noReactions,
  roll,
  type Seat,
  type Sum,
} from '@tabard/engine';
import { ATTACKS, type AttackKind, boardContent } from '../defs.ts';
import {
  aboutNow,
  type Combatant,
  effects,
  type Fight,
  FOE,
  heroOf,
  type Match,
  opponentOf,
} from '../state.ts';
import { hasAttack } from './attacks.ts';
import { hasRewardLeft } from './challenge.ts';
import { whyNotUsable } from './equipment-limits.ts';
import { itemOn, spaceDef } from './facts.ts';
import { fightFacts } from './fight-facts.ts';
import * as the from './handles.ts';
import { isOut } from './health.ts';
import { gainLevel } from './levels.ts';
import { procedure } from './procedure.ts';
import { notice, report, tell } from './report.ts';
import { sumOf, totalOf, whyForbidden } from './sources.ts';
import { layUndefeated, takeOffTrack, undefeatedBy } from './undefeated.ts';
import {
  detachFromCard,
  discardChallenge,
  endBoosts,
  gainEnergy,
  hurt,
  takeItem,
  winItem,
  withUsed,
} from './verbs.ts';
import { isUse, mightUse, offerUses, useChosen } from './windows.ts';

type FightVars = the.FightVars;

/** The one whom the black die is rolled for. */
function other(fight: Pick<Fight, 'rival'>): Combatant {
  return fight.rival >= 0 ? fight.rival : FOE;
}

/** Whether nothing more is fought: WA-COMBAT-06, WA-COMBAT-13. */
function isDecided(m: Match): boolean {
  const { fight } = m;
  return fight === undefined || fight.isBroken || isOut(m, fight.seat) || isOut(m, other(fight));
}

const fight = procedure(
  the.fight,
  {
    begin: (m, v) => {
      const { seat, rival, encounter, card, space, origin, reward } = v;
      m.fight = {
        seat,
        rival,
        encounter,
        card,
        space,
        origin,
        reward,
        stage: 'dice',
        red: 0,
        black: 0,
        damage: 0,
        isBroken: false,
      };
      if (rival >= 0) beginDuel(m, seat, rival);
      else m.usedEncounters = withUsed(m.usedEncounters, encounter);
      if (rival >= 0) happen(m, 'duel-began', seat, rival, space);
      else happen(m, 'fight-began', seat, encounter, space);
      notice(m, 'fight-began', seat, encounter, rival);
      if (rival >= 0) notice(m, 'fight-began', rival, encounter, seat);
      return go('dice');
    },
    // WA-COMBAT-01, WA-PVP-04: both at the same time.
    dice: (m, v) => {
      if (!m.fight) return done();
      m.fight.red = roll(m, 6);
      m.fight.black = roll(m, 6);
      m.fight.stage = 'powers';
      const { red, black } = m.fight;
      happen(m, 'dice', v.seat, red, black);
      notice(m, 'dice', v.seat, red, black);
      if (v.rival >= 0) notice(m, 'dice', v.rival, black, red);
      return go('powers');
    },
    // WA-COMBAT-02, WA-COMBAT-11: the Encounter's powers first, in printed order.
    powers: (m, v) => {
      if (isDecided(m)) return go('broken');
      const powers = v.encounter < 0 ? [] : boardContent(m).encounters[v.encounter].powers;
      if (v.at >= powers.length) return go(v.rival >= 0 ? 'defend' : 'own');
      return effects.perform(powers[v.at++], aboutNow(m, v.seat), 'powers');
    },
    // WA-PVP-05: one window each, the defender first.
    defend: (m, v) => {
      if (isDecided(m)) return go('broken');
      return go(mightUse(m, v.rival, 'combat') ? 'defending' : 'own');
    },
    defending: ask({
      kind: 'combat',
      rule: 'WA-PVP-05',
      who: (_m, v) => v.rival,
      offer: (m, v, offer) => {
        allow(offer, 'strike');
        offerUses(m, v.rival, 'combat', offer);
      },
      then: (_m, v, answer) => (isUse(answer) ? useChosen(v.rival, answer, 'defend') : go('own')),
    }),
    own: (m, v) => {
      if (isDecided(m)) return go('broken');
      return go(mightUse(m, v.seat, 'combat') ? 'acting' : 'ranged');
    },
    acting: ask({
      kind: 'combat',
      rule: 'WA-COMBAT-02',
      who: (_m, v) => v.seat,
      offer: (m, v, offer) => {
        allow(offer, 'strike');
        offerUses(m, v.seat, 'combat', offer);
      },
      then: (_m, v, answer) => (isUse(answer) ? useChosen(v.seat, answer, 'own') : go('ranged')),
    }),
    // WA-COMBAT-04.
    ranged: (m) => {
      exchange(m, 'ranged');
      return go('melee');
    },
    // WA-COMBAT-05: who fell in the ranged step does not strike.
    melee: (m) => {
      if (!isDecided(m)) exchange(m, 'melee');
      return go('broken');
    },
    // WA-COMBAT-09: the outcome is read from what was dealt.
    broken: (m, v) => {
      if (!m.fight) return done();
      v.isOut = isOut(m, v.seat);
      v.isFoeOut = isOut(m, other(v));
      // Whatever broke the combat off may have been set off itself.
      m.reactions = noReactions();
      m.fight.stage = 'outcome';
      report(m, 'fight-ended', v.seat);
      if (v.rival >= 0) notice(m, 'fight-ended', v.rival);
      return go('over');
    },
    over: (m, v) => {
      // WA-PVP-03: what the defender did not spend is lost.
      if (v.rival >= 0) heroOf(m, v.rival).energy = 0;
      m.fight = undefined;
      endBoosts(m, 'combat');
      return go(v.rival >= 0 ? 'duel-outcome' : 'outcome');
    },
    outcome: (m, v) => {
      if (v.isFoeOut && !v.isOut) return go('beaten');
      if (v.isFoeOut) {
        // WA-OUT-09, WA-OUT-11.
        happen(m, 'both-fell', v.seat);
        if (v.card >= 0) discardFought(m, v);
      } else {
        // WA-OUT-05, WA-OUT-08: one that was on the track stays there.
        if (!v.isOut) happen(m, 'nobody-fell', v.seat);
        if (v.origin === 'drawn') layUndefeated(m, v.card, m.drawn, v.space);
      }
      return v.isOut ? call(the.defeat, { seat: v.seat }, 'end') : done();
    },
    beaten: (m, v) => {
      heroOf(m, v.seat).beaten.push(v.encounter, v.space);
      report(m, 'beat', v.seat, v.encounter, v.space);
      return go('reward');
    },
    // WA-OUT-06, WA-OUT-07.
    reward: (m, v) => {
      if (v.card >= 0) {
        takeFought(m, v);
        return done();
      }
      if (v.origin === 'event') return effects.perform(v.reward, aboutNow(m, v.seat), 'end');
      if (!hasRewardLeft(m, v.seat, v.space)) return done();
      heroOf(m, v.seat).earned.push(v.encounter);
      if (spaceDef(m, v.space).post !== 'lair') return call(the.trophy, { seat: v.seat }, 'end');
      gainLevel(m, v.seat);
      return go('end');
    },
    // WA-PVP-07 to WA-PVP-09.
    'duel-outcome': (m, v) => {
      if (!v.isOut && !v.isFoeOut) {
        happen(m, 'nobody-fell', v.seat);
        return done();
      }
      if (v.isOut && v.isFoeOut) {
        happen(m, 'both-fell', v.seat);
        return call(the.defeat, { seat: v.rival }, 'attacker-falls');
      }
      const [winner, loser] = v.isOut ? [v.rival, v.seat] : [v.seat, v.rival];
      heroOf(m, winner).won = v.space;
      report(m, 'won-duel', winner, loser, v.space);
      return go('spoils');
    },
    spoils: ask({
      kind: 'take-item',
      rule: 'WA-PVP-07',
      who: (_m, v) => (v.isOut ? v.rival : v.seat),
      offer: (m, v, offer) => {
        for (const card of heroOf(m, v.isOut ? v.seat : v.rival).bag) allow(offer, 'take', card);
      },
      none: () => go('loser-falls'),
      then: (m, v, answer) => {
        const [winner, loser] = v.isOut ? [v.rival, v.seat] : [v.seat, v.rival];
        takeItem(m, winner, loser, answer.refs[0]);
        return go('loser-falls');
      },
    }),
    'loser-falls': (_m, v) => call(the.defeat, { seat: v.isOut ? v.seat : v.rival }, 'end'),
    'attacker-falls': (_m, v) => call(the.defeat, { seat: v.seat }, 'end'),
    end: () => done(),
  },
  { shows: (m) => fightFacts(m) },
);

/** WA-PVP-03. */
function beginDuel(m: Match, seat: Seat, rival: Seat): void {
  m.duelsFought++;
  heroOf(m, rival).energy = 0;
  gainEnergy(m, rival, 1);
  heroOf(m, seat).won = -1;
}

interface Blow {
  readonly sums: readonly Sum[];
  readonly by: Combatant;
  readonly damage: number;
  readonly hits: boolean;
}

/** WA-COMBAT-07: both strike at the same time, so both blows are judged before either is dealt. */
function exchange(m: Match, kind: AttackKind): void {
  const { fight } = m;
  if (!fight) return;
  fight.stage = kind;
  const blows = [fight.seat, other(fight)].flatMap((by) => blowOf(m, by, kind) ?? []);
  for (const blow of blows) land(m, blow, kind);
}

/** WA-COMBAT-04, WA-COMBAT-05, WA-COMBAT-08: die and attack against the opponent's defence. */
function blowOf(m: Match, by: Combatant, kind: AttackKind): Blow | undefined {
  if (!m.fight || !hasAttack(m, by, kind) || whyForbidden(m, by, kind)) return undefined;
  const target = opponentOf(m, by);
  const die = by === m.fight.seat ? m.fight.red : m.fight.black;
  const hits = die + totalOf(m, by, kind) >= totalOf(m, target, 'defence');
  const damage = totalOf(m, by, kind === 'ranged' ? 'ranged-damage' : 'melee-damage');
  return { by, hits, damage, sums: hasEventSink() ? blowSums(m, by, kind, die) : [] };
}

/** The attack with its die, and the Defence against it. */
function blowSums(m: Match, by: Combatant, kind: AttackKind, die: number): Sum[] {
  return [
    [...sumOf(m, by, kind), { origin: 'die', def: -1, by: die }],
    sumOf(m, opponentOf(m, by), 'defence'),
  ];
}

/** WA-COMBAT-12: what is warded off is never dealt. */
function land(m: Match, { by, hits, damage, sums }: Blow, kind: AttackKind): void {
  const attack = ATTACKS.indexOf(kind);
  if (!hits) {
    tell(m, 'missed', by, attack, -1, sums);
    return;
  }
  const target = opponentOf(m, by);
  const warded = Math.min(damage, totalOf(m, target, 'ward'));
  if (by !== FOE) notice(m, 'hit', by, attack, damage - warded);
  hurt(m, target, damage - warded);
  tell(m, 'hit', by, attack, damage - warded, sums);
  if (warded > 0) tell(m, 'warded', target, warded);
}

/** WA-OUT-06: the card is turned to its Item and its marker leaves the board. */
function takeFought(m: Match, v: FightVars): void {
  const hero = heroOf(m, v.seat);
  const track = undefeatedBy(m, v.card);
  const from = track ? track.card : m.drawn;
  if (track) takeOffTrack(m, track);
  detachFromCard(m, v.card);
  hero.loot++;
  const item = itemOn(m, v.card);
  if (!item.classes.length || whyNotUsable(m, v.seat, { ...item, level: 0 }) === undefined) hero.useful++;
  winItem(m, v.seat, v.card, from);
}

function discardFought(m: Match, v: FightVars): void {
  const track = undefeatedBy(m, v.card);
  if (track) takeOffTrack(m, track);
  discardChallenge(m, v.card, track ? track.card : m.drawn);
}

export const fighting = [fight];
