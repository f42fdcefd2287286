/** What verbs report: to the rules that watch, and as an event when somebody listens. */
import { happen } from '@tabard/engine';
import type { Aura, Trigger } from '../defs.ts';
import { about, type InCombat } from '../state.ts';
import { holdsOr } from '../vocabulary/conditions.ts';
import { HAPPENINGS, type Happening, happenings } from '../vocabulary/happenings.ts';
import { passiveOf, sheetAura, upgradeOf } from './auras.ts';
import { arenaSide, isPvp, tamingOf, turnOn } from './facts.ts';

const CODES = Object.fromEntries(HAPPENINGS.map((name, i) => [name, i])) as Record<Happening, number>;

export function report(m: InCombat, happening: Happening, a: number, b = -1, c = -1): void {
  watch(m, CODES[happening], a, b, c);
  happen(m, happening, a, b, c);
}

function watch(m: InCombat, code: number, a: number, b: number, c: number): void {
  if (!m.combat.isReacting) {
    const bit = 1 << code;
    for (let f = 0; f < m.combat.fighters.length; f++) {
      wake(m, passiveOf(m, f), bit, code, f, a, b, c);
      wake(m, upgradeOf(m, f), bit, code, f, a, b, c);
      wake(m, sheetAura(m, f), bit, code, f, a, b, c);
    }
    wake(m, arenaSide(m).rules, bit, code, -1, a, b, c);
  }
  if (!isPvp(m)) watchTaming(m, code, a, b, c);
}

/** Effects of an Arena are those of whoever it happens to: their owner is -1 until then. */
function wake(
  m: InCombat,
  aura: Aura | undefined,
  bit: number,
  code: number,
  owner: number,
  a: number,
  b: number,
  c: number,
) {
  if (!aura || !(aura.watchMask & bit)) return;
  for (const trigger of aura.triggers) {
    const phrase = happenings[trigger.on.name];
    if (phrase.code !== code || !phrase.matches(m, owner, trigger.on.args, a, b, c)) continue;
    enqueue(m, trigger, owner < 0 ? a : owner);
  }
}

function enqueue(m: InCombat, trigger: Trigger, owner: number): void {
  const before = turnOn(m, owner, m.combat.active);
  const isSetOff = holdsOr(m, about(owner), trigger.when);
  m.combat.target = before;
  if (!isSetOff) return;
  if (trigger.once) {
    const { fired } = m.combat.fighters[owner];
    if (fired.includes(trigger.id)) return;
    fired.push(trigger.id);
  }
  m.combat.queue.push(trigger.effect, owner);
}

/** DE-TAME-01, DE-COOP-12: the next condition only; "you" is any of the players. */
function watchTaming(m: InCombat, code: number, a: number, b: number, c: number): void {
  const step = tamingOf(m)[m.combat.tamed];
  if (!step?.on) return;
  const phrase = happenings[step.on.name];
  if (phrase.code !== code) return;
  for (let seat = 0; seat < m.seats; seat++) {
    if (!phrase.matches(m, seat, step.on.args, a, b, c) || !holdsOr(m, about(seat), step.when)) continue;
    m.combat.tamingCount++;
    if (m.combat.tamingCount >= step.count) fulfil(m);
    return;
  }
}

/** DE-TAME-02: marked, and it stays so. */
export function fulfil(m: InCombat): void {
  m.combat.tamed++;
  m.combat.tamingCount = 0;
  happen(m, 'condition-fulfilled', m.combat.tamed - 1);
}
