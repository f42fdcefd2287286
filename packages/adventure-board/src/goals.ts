/** What brings a player to the valour that wins, and where: WA-END-01, WA-QUEST-07, WA-CHAL-15, WA-CHAL-16. */
import { type Card, type EntityRef, type Goal, type Seat, text } from '@tabard/engine';
import { boardContent, type Post } from './defs.ts';
import { type QuestFacts, questFacts } from './facts.ts';
import { hasRewardLeft } from './rules/challenge.ts';
import { distance, questDef, spaceDef, valourOf } from './rules/facts.ts';
import { roundsLeft } from './rules/victory.ts';
import { heroOf, type Match, MOST_QUESTS, type Space } from './state.ts';

/** From here on the end is near enough to be told. */
const FEW_ROUNDS = 10;
const NEARLY_THERE = 3;

/** The state may be a view's: all of it follows from what is public. */
export function goalsOf(m: Match, seat: Seat): readonly Goal[] {
  if (heroOf(m, seat).space < 0) return [];
  return [
    { text: text('goal.valour', valourOf(m, seat), m.points), is: 'later' },
    ...questFacts(m, seat).map((quest) => questGoal(m, seat, quest)),
    ...rumour(m, seat),
    ...postGoal(m, seat, ['lair']),
    ...postGoal(m, seat, ['captain', 'overlord']),
    ...dangers(m, seat),
  ];
}

function spaceRef(space: Space): EntityRef {
  return { kind: 'space', id: space };
}

function questGoal(m: Match, seat: Seat, { card, valour, level, spaces, isMet, next }: QuestFacts): Goal {
  const quest = { kind: 'card', id: card };
  if (isMet) return { text: text('goal.complete', quest, valour), is: 'now', at: [quest] };
  const isOpen = level <= heroOf(m, seat).level;
  return {
    text: text('goal.quest', quest, toDo(m, card, next), valour),
    is: isOpen ? 'now' : 'later',
    at: spaces.map(spaceRef),
  };
}

/** What it demands; of a round of several places the next one. */
function toDo(m: Match, card: Card, next: number): EntityRef {
  const isRound = questDef(m, card).objective.kind === 'visit';
  return isRound ? { kind: 'place', id: next } : { kind: 'objective', id: m.cards.def[card] };
}

function rumour(m: Match, seat: Seat): Goal[] {
  if (heroOf(m, seat).quests.length >= MOST_QUESTS || !m.elite.length) return [];
  const at = boardContent(m).map.spaces.flatMap(({ resources }, space) =>
    resources.includes('rumour') ? [spaceRef(space)] : [],
  );
  return [{ text: text('goal.rumour'), is: 'now', at }];
}

/** The nearest that still earns something and is open. */
function postGoal(m: Match, seat: Seat, posts: readonly Post[]): Goal[] {
  const { level, space: from } = heroOf(m, seat);
  const open = boardContent(m).map.spaces.flatMap(({ post }, space) =>
    post && posts.includes(post) && spaceDef(m, space).level <= level && hasRewardLeft(m, seat, space)
      ? [space]
      : [],
  );
  if (!open.length) return [];
  const nearest = open.reduce((a, b) => (distance(m, from, b) < distance(m, from, a) ? b : a));
  const foe = { kind: 'encounter', id: spaceDef(m, nearest).encounter };
  const key = posts.includes('lair') ? 'goal.lair' : 'goal.trophy';
  return [{ text: text(key, foe, spaceRef(nearest)), is: 'now', at: [spaceRef(nearest)] }];
}

/** WA-END-04, and a rival who needs little more. */
function dangers(m: Match, seat: Seat): Goal[] {
  const rivals = m.heroes.flatMap((_, other): Goal[] =>
    other !== seat && valourOf(m, other) >= m.points - NEARLY_THERE
      ? [
          {
            text: text('goal.rival', { kind: 'seat', id: other }, valourOf(m, other), m.points),
            is: 'danger',
          },
        ]
      : [],
  );
  const left = roundsLeft(m);
  return left > FEW_ROUNDS ? rivals : [...rivals, { text: text('goal.rounds', left), is: 'danger' }];
}
