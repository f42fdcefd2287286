/** The lines of cards around their effects. */
import type { Phrased, Telling } from '@tabard/engine';
import type { Act, Class, Cost, ItemType, Kind, Level, Objective, Value, Window } from '../../defs.ts';
import { toldSigned } from '../telling.ts';
import {
  acts,
  classNames,
  kindNames,
  levelNames,
  typeNames,
  valueNames,
  windowNames,
  withA,
} from './terms.ts';

/** Whom a part of a source concerns: the bearer, its opponent, every other Character, everybody. */
export type Subject = 'you' | 'foe' | 'rivals' | 'everybody' | 'encounters' | 'bearer';

const subjects: Readonly<Record<Subject, readonly [has: string, not: string]>> = {
  you: ['you have', 'you cannot'],
  foe: ['your opponent has', 'your opponent cannot'],
  rivals: ['each other player has', 'no other player can'],
  everybody: ['everybody has', 'nobody can'],
  encounters: ['Encounters have', 'Encounters cannot'],
  bearer: ['the bearer has', 'the bearer cannot'],
};

const bearers = {
  character: 'Attach to your Character.',
  rival: 'Attach to another Character on your space.',
  weapon: 'Attach to your equipped Weapon.',
  armour: 'Attach to your equipped Armour.',
  encounter: 'Attach to an undefeated Encounter on your space.',
} as const;

export const lines = {
  modifier: (subject: Subject, value: Value, by: Phrased<number>, when: string | undefined, t: Telling) => {
    const { head, tail } = toldSigned(by, t);
    return `${when ? `${when}, ` : ''}${subjects[subject][0]} ${head} ${valueNames[value]}${tail}`;
  },
  prohibition: (subject: Subject, act: Act, when: string | undefined) =>
    `${when ? `${when}, ` : ''}${subjects[subject][1]} ${acts[act]}`,
  trigger: (on: string, when: string | undefined, effect: string, isOnce: boolean) =>
    `${on}${when ? `, ${when}` : ''}, ${effect}${isOnce ? ' (once a turn)' : ''}`,
  use: (
    window: Window,
    cost: Cost,
    often: 'turn' | 'once' | 'always',
    when: string | undefined,
    effect: string,
  ) => `${windowNames[window]}${price(cost)}: ${when ? `${when}, ` : ''}${effect}${oftens[often]}`,
  played: (window: Window, cost: number) => `${windowNames[window]}, ${cost} Energy.`,
  attach: (bearer: keyof typeof bearers): string => bearers[bearer],
  onlyIf: (when: string) => `Only ${when}.`,
  fighting: (attack: 'ranged' | 'melee', value: number, damage: number) =>
    `${attack === 'ranged' ? 'Ranged' : 'Melee'} ${value}, damage ${damage}`,
  body: (defence: number, health: number) => `Defence ${defence}, Health ${health}`,
  kind: (kind: Kind, isAggressive: boolean) => `${kindNames[kind]}${isAggressive ? ', Aggro' : ''}.`,
  item: (type: ItemType, level: Level, classes: readonly Class[]) =>
    `${typeNames[type]}, ${levelNames[level]}${classes.length ? ` (${classes.map((one) => classNames[one]).join(', ')})` : ''}.`,
  gives: (attack: 'ranged' | 'melee', value: number, damage: number) =>
    `without a ${attack} attack of your own you have one: ${value}, damage ${damage}`,
  meets: (place: string, foe: string | undefined, effect: string) =>
    foe
      ? `Whoever ends in ${place} meets ${foe} there; beating it: ${effect}`
      : `Whoever ends in ${place} does this there: ${effect}`,
  front: (name: string) => `${name}.`,
  face: (name: string, level: Level, values: string) => `${name} (${levelNames[level]}): ${values}`,
  quest: (level: Level, valour: number) => `${levelNames[level]} Quest, ${valour} valour.`,
  objective: (objective: Objective, place: string, foe: string, places: readonly string[], type: string) => {
    switch (objective.kind) {
      case 'be':
        return `be at ${place}`;
      case 'beat':
        return `beat ${foe} in ${place}`;
      case 'hand-in':
        return `hand in ${type} at ${place}`;
      case 'visit':
        return `go to ${places.slice(0, -1).join(' and ')}, then to ${place}`;
      case 'duel':
        return `defeat another Character in ${place}`;
      case 'discoveries':
        return `discard ${objective.count === 1 ? 'a kept Discovery' : `${objective.count} kept Discoveries`} in ${place}`;
    }
  },
  quarry: (kind: Kind | undefined, level: Level | undefined, name: string | undefined) =>
    name ??
    withA([level ? levelNames[level] : '', kind ? kindNames[kind] : 'Encounter'].filter(Boolean).join(' ')),
  handed: (type: ItemType | undefined, level: Level | undefined) =>
    `${type === 'armour' ? 'a piece of Armour' : withA(type ? typeNames[type] : 'Item')}${level ? ` of level ${levelNames[level]} or higher` : ''} from your Bag`,
  reward: (effect: string) => `Reward: ${effect}`,
  worth: (valour: number) => `${valour} valour.`,
  red: 'Red: at once.',
  green: 'Green: may be kept.',
};

const oftens = { turn: ' (once a turn)', once: '; then discard this', always: '' } as const;

function price({ energy, damage, cards }: Cost): string {
  const parts = [
    energy ? `${energy} Energy` : '',
    damage ? `take ${damage} damage` : '',
    cards ? `discard ${cards === 1 ? 'a card' : `${cards} cards`}` : '',
  ].filter(Boolean);
  return parts.length ? `, ${parts.join(', ')}` : '';
}
