/** Whose text each effect stands in: that decides who is "you" in it, and what tokens are called. */
import { type Content, effectsWithin, type Node } from '@tabard/engine';
import type { ArenaSide, Aura, EclipseContent, EclipseDef, EnemySide } from './defs.ts';
import type { TextVoice } from './words/voice.ts';

export interface Standing {
  readonly voice: TextVoice;
  /** The definition of the Mystling or Enemy whose tokens it means; -1 where that is nobody's. */
  readonly owner: number;
}

const PLAYER: Standing = { voice: 'player', owner: -1 };
const known = new WeakMap<Content, ReadonlyMap<Node, Standing>>();

export function standingOf(content: EclipseContent, node: Node): Standing {
  const found = known.get(content) ?? allStandings(content);
  known.set(content, found);
  return found.get(node) ?? PLAYER;
}

function allStandings(content: EclipseContent): ReadonlyMap<Node, Standing> {
  const standings = new Map<Node, Standing>();
  content.defs.forEach((def, owner) => {
    for (const [root, standing] of rootsOf(content, def, owner))
      for (const node of effectsWithin(content.nodes, root)) standings.set(node, standing);
  });
  return standings;
}

type Roots = readonly (readonly [Node, Standing])[];

function rootsOf(content: EclipseContent, def: EclipseDef, at: number): Roots {
  switch (def.type) {
    case 'action': {
      const owner = def.mystling === undefined ? -1 : (content.byId.get(def.mystling) ?? -1);
      const roots = [def.active, ...effectsOf(content, def.passive), ...effectsOf(content, def.upgrade)];
      return all(roots, { voice: 'player', owner });
    }
    case 'mystling': {
      const own = [
        ...def.abilities.map((bonus) => content.bonuses[bonus].effect),
        ...effectsOf(content, def.passive),
      ];
      return [...all(own, { voice: 'player', owner: at }), ...enemyRoots(content, def.enemy, at)];
    }
    case 'wild':
      return enemyRoots(content, def.enemy, at);
    case 'arena':
      return [def.side, def.pvp].flatMap((side) => (side ? arenaRoots(side) : []));
    default:
      return [];
  }
}

function enemyRoots(content: EclipseContent, enemy: EnemySide, owner: number): Roots {
  const roots = [...enemy.attacks, enemy.special, enemy.setup, ...effectsOf(content, enemy.passive)];
  return all(roots, { voice: 'enemy', owner });
}

/** An Arena speaks to players alone where it means them alone; what it says of every Mystling it says of "it". */
function arenaRoots({ rules, terrain }: ArenaSide): Roots {
  const triggers = (rules?.triggers ?? []).filter(({ on }) => on.args.who !== 'player');
  const roots = [
    ...triggers.map(({ effect }) => effect),
    ...terrain.flatMap(({ player, enemy }) => [player, enemy]),
  ];
  return all(roots, { voice: 'arena', owner: -1 });
}

function effectsOf(content: EclipseContent, aura: Aura | undefined): Node[] {
  if (!aura) return [];
  return [
    ...aura.triggers.map(({ effect }) => effect),
    ...aura.bonuses.map((bonus) => content.bonuses[bonus].effect),
  ];
}

function all(nodes: readonly (Node | undefined)[], standing: Standing): Roots {
  return nodes.flatMap((node) => (node === undefined ? [] : [[node, standing] as const]));
}
