/** The texts of Mystlings, Enemy sheets and Taming cards. */
import { sentence } from '@tabard/engine';
import type { EnemySide, MystlingDef, TamingStep, WildDef } from './defs.ts';
import { auraLines, type Manner, type Writer, writeBonus, writeEffect } from './text-writer.ts';

export function mystlingLines(w: Writer, def: MystlingDef): string[] {
  return [
    ...def.abilities.map((bonus) => writeBonus(w, bonus)),
    ...(def.passive ? auraLines(w, def.passive) : []),
  ];
}

/** An Enemy sheet speaks of the Enemy, its Taming card to the player. */
export function enemySheet(
  writer: (manner: Manner) => Writer,
  { enemy, token, taming }: MystlingDef | WildDef,
): string[] {
  return [
    ...enemyLines(writer({ voice: 'enemy', own: token }), enemy),
    ...tamingLines(writer({ voice: 'taming', foe: token }), taming),
  ];
}

function enemyLines(w: Writer, enemy: EnemySide): string[] {
  return [
    ...(enemy.passive ? [w.label('text.enemy-passive', auraLines(w, enemy.passive).join(' '))] : []),
    ...enemy.attacks.map((node, i) => w.label('text.enemy-attack', i + 1, writeEffect(w, node))),
    w.label(
      'text.enemy-special',
      enemy.specialNames[w.language],
      enemy.specialSlot,
      writeEffect(w, enemy.special),
    ),
    ...(enemy.setup === undefined ? [] : [w.label('text.enemy-setup', writeEffect(w, enemy.setup))]),
  ];
}

function tamingLines(w: Writer, taming: readonly TamingStep[]): string[] {
  return taming.map((step, i) => w.label('text.taming', i + 1, writeTaming(w, step)));
}

export function writeTaming(w: Writer, step: TamingStep): string {
  const { on, when, reach, count, within, waive } = step;
  const what = on ?? reach;
  const parts = what ? [w.t.clause(what).that] : [];
  if (when) parts.push(w.t.phrase(when));
  if (count > 1) parts.push(w.label(within === 'turn' ? 'text.times-in-turn' : 'text.times', count));
  return (
    w.label('text.taming-step', step.names[w.language], sentence(parts.join(' '))) +
    (waive ? ` ${w.label('text.waive')}` : '')
  );
}
