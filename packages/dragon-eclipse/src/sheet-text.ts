/** The texts of Mystlings, Enemy sheets and Taming cards. */
import { isPhrasedBy, type Phrased, sentence, telling, whileText } from '@tabard/engine';
import type { EnemySide, MystlingDef, TamingStep, WildDef } from './defs.ts';
import { auraLines, type Manner, type Writer, writeBonus, writeEffect } from './text-writer.ts';
import { conditions } from './vocabulary/conditions.ts';
import { happenings } from './vocabulary/happenings.ts';
import { TAMING_IT } from './words/voice.ts';

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
  if (when) parts.push(stateText(w, when, on));
  if (count > 1) parts.push(w.label(within === 'turn' ? 'text.times-in-turn' : 'text.times', count));
  return (
    w.label('text.taming-step', step.names[w.language], sentence(parts.join(' '))) +
    (waive ? ` ${w.label('text.waive')}` : '')
  );
}

/** "while the Enemy is within range 1"; of what the Enemy itself does, "while it is". */
function stateText(
  { content, t, language }: Writer,
  when: Phrased<boolean>,
  on: Phrased | undefined,
): string {
  if (isPhrasedBy(when, conditions.not)) return t.phrase(when);
  const isEnemys = on !== undefined && isPhrasedBy(on, happenings.special);
  const teller = isEnemys ? telling(content.nodes, language, t.phrases, t.nameOf, TAMING_IT) : t;
  return whileText(language, teller.clause(when));
}
