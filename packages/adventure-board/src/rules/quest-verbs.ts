/** Quests come and go: WA-QUEST-03, WA-QUEST-06. */
import { type Card, EVERYONE, happen, type Refusal, refuse, type Seat, show, takeTop } from '@tabard/engine';
import { type Match, MOST_QUESTS } from '../state.ts';
import { questDef } from './facts.ts';

const TWO_QUESTS = refuse('two-quests', 'WA-QUEST-06');
const NO_QUEST_LEFT = refuse('no-quest-left', 'WA-QUEST-03');

export function whyNotDrawQuest(m: Match, seat: Seat): Refusal | undefined {
  if (m.heroes[seat].quests.length >= MOST_QUESTS) return TWO_QUESTS;
  return m.elite.length ? undefined : NO_QUEST_LEFT;
}

/** The caller sees to the limit. Quests lie open. */
export function drawQuest(m: Match, seat: Seat): void {
  const card = takeTop(m, m.elite);
  if (card === undefined) return;
  addQuest(m, seat, card);
}

export function addQuest(m: Match, seat: Seat, card: Card): void {
  show(m, card, EVERYONE);
  m.heroes[seat].quests.push(card);
  m.heroes[seat].progress.push(0);
  happen(m, 'quest-drawn', seat, card);
}

/** Takes an unfinished Quest from a player; the caller puts it somewhere. */
export function removeQuest(m: Match, seat: Seat, card: Card): void {
  const { quests, progress } = m.heroes[seat];
  const at = quests.indexOf(card);
  quests.splice(at, 1);
  progress.splice(at, 1);
}

/** WA-EXPL-10: an Elite Quest goes under the deck, a Starting Quest out of the game. */
export function giveUpQuest(m: Match, seat: Seat, card: Card): void {
  removeQuest(m, seat, card);
  if (questDef(m, card).isElite) m.elite.unshift(card);
  else m.box.push(card);
  happen(m, 'quest-given-up', seat, card);
}
