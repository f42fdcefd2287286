/** What boards show of a player beyond the plain state; all of it follows from what is public. */
import type { Card, Seat } from '@tabard/engine';
import { boardContent, type Fighting } from './defs.ts';
import { hasAttack } from './rules/attacks.ts';
import { questDef, valourOf } from './rules/facts.ts';
import { whyNotComplete } from './rules/maintenance.ts';
import { totalOf } from './rules/sources.ts';
import { heroOf, type Match, type Space } from './state.ts';

/** A Character with everything that changes its values. */
export interface HeroFacts extends Fighting {
  readonly ward: number;
  readonly valour: number;
}

export function heroFacts(m: Match, seat: Seat): HeroFacts {
  const attack = (kind: 'ranged' | 'melee') =>
    hasAttack(m, seat, kind)
      ? {
          attack: totalOf(m, seat, kind),
          damage: totalOf(m, seat, kind === 'ranged' ? 'ranged-damage' : 'melee-damage'),
        }
      : undefined;
  return {
    health: totalOf(m, seat, 'health'),
    defence: totalOf(m, seat, 'defence'),
    ranged: attack('ranged'),
    melee: attack('melee'),
    ward: totalOf(m, seat, 'ward'),
    valour: valourOf(m, seat),
  };
}

/** An unfinished Quest: how far it is, and where to go. */
export interface QuestFacts {
  readonly card: Card;
  readonly valour: number;
  readonly level: number;
  /** What has been done of it, out of how many parts. */
  readonly done: number;
  readonly parts: number;
  /** Where the next part is done: the word for the place by its number in the content, and its spaces. */
  readonly next: number;
  readonly spaces: readonly Space[];
  /** Its objective is met on the space where the Character is. */
  readonly isMet: boolean;
}

export function questFacts(m: Match, seat: Seat): QuestFacts[] {
  const { quests, progress } = heroOf(m, seat);
  return quests.map((card, i) => {
    const { valour, level, objective, at } = questDef(m, card);
    const places = objective.kind === 'visit' ? objective.places : [at];
    const open = places.filter((_, n) => !(progress[i] & (1 << n)));
    const next = open.length ? open : [at];
    return {
      card,
      valour,
      level,
      done: places.length - open.length,
      parts: places.length,
      next: Object.keys(boardContent(m).places).indexOf(next[0]),
      spaces: [...new Set(next.flatMap((place) => spacesOf(m, place)))],
      isMet: !whyNotComplete(m, seat, card),
    };
  });
}

function spacesOf(m: Match, place: string): Space[] {
  return boardContent(m).places[place].flatMap((is, space) => (is ? [space] : []));
}
