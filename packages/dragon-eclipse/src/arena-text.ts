/** The texts of Arena cards. */
import { inOrder, type Node, sentence, type Trigger } from '@tabard/engine';
import type { ArenaDef, ArenaSide, Aura, TerrainKind } from './defs.ts';
import { modifierLines, partsOf, triggerText, type Writer, writeBonus, writeEffect } from './text-writer.ts';

/** The same card told to a player, and of any Mystling. */
export interface Writers {
  readonly toPlayer: Writer;
  readonly ofAny: Writer;
}

export function arenaLines(w: Writers, def: ArenaDef): string[] {
  const lines = sideLines(w, def.side);
  const { label, language } = w.ofAny;
  if (def.pvp) lines.push(label('text.pvp', def.pvp.names[language]), ...sideLines(w, def.pvp));
  return lines;
}

/** What one side of the card says. */
export function sideLines(w: Writers, side: ArenaSide): string[] {
  const { label } = w.ofAny;
  const lines = [
    ...(side.setup === undefined ? [] : [label('text.setup', writeEffect(w.ofAny, side.setup))]),
    ...side.terrain.map((kind) => terrainText(w.ofAny, kind)).filter(Boolean),
    ...(side.rules ? ruleLines(w, side.rules) : []),
  ];
  return lines.length ? lines : [label('text.no-rules')];
}

function ruleLines({ toPlayer, ofAny }: Writers, { modifiers, triggers, bonuses }: Aura): string[] {
  return [
    ...modifierLines(ofAny, modifiers),
    ...triggers.map((one) =>
      one.on.args.who === 'player' ? triggerText(toPlayer, toYou(one)) : triggerText(ofAny, one),
    ),
    ...bonuses.map((bonus) => toPlayer.label('text.bonus', writeBonus(toPlayer, bonus))),
  ];
}

/** What a player's Mystling does is told to the player: "when you …". */
function toYou(trigger: Trigger): Trigger {
  const { args, spec } = trigger.on;
  return { ...trigger, on: { ...trigger.on, spec, args: { ...args, who: 'you' } } };
}

/** "The Bramble: whoever enters it suffers 1 damage directly." */
export function terrainText(w: Writer, kind: TerrainKind): string {
  const parts = [];
  if (kind.blocks !== 'nobody') parts.push(w.label(`text.blocks.${kind.blocks}`));
  if (kind.blocksLine) parts.push(w.label('text.blocks-line'));
  if (kind.health > 0) parts.push(w.label('text.attackable', kind.health));
  if (kind.fragile) parts.push(w.label(`text.fragile.${kind.by}`));
  parts.push(...enterTexts(w, kind));
  return parts.length ? w.label('text.terrain', kind.names[w.language], parts.join(' ')) : '';
}

/** What entering does, said once where it is the same for all. */
function enterTexts(w: Writer, { player, enemy, by }: TerrainKind): string[] {
  const [forPlayer, forEnemy] = [player, enemy].map((node) =>
    node === undefined ? '' : writeEffect(w, node),
  );
  if (player !== undefined && forPlayer === forEnemy) return [entered(w, `text.all.${by}`, player)];
  return [
    ...(player === undefined ? [] : [entered(w, `text.player.${by}`, player)]),
    ...(enemy === undefined ? [] : [entered(w, `text.enemy.${by}`, enemy)]),
  ];
}

/** "Whoever enters it gets Slow." */
function entered(w: Writer, key: string, node: Node): string {
  const { subject, does, after } = inOrder(w.label('text.then'), partsOf(w, node));
  if (subject === undefined) return w.label('text.terrain', w.label(key), writeEffect(w, node));
  return sentence([`${w.label(key)} ${does}`, ...after].join('; '));
}
