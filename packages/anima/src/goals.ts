/** What a party has to do to win, as its player knows it: AN-WIN-01, AN-WIN-02. */
import { type Card, type EntityRef, type Goal, isHidden, type Seat, type Text, text } from '@tabard/engine';
import { missionDef, nameIndex } from './defs.ts';
import { isMissionPlace } from './facts.ts';
import { isQualified } from './rules/strength.ts';
import { type Omega, partyOf, rulesOf } from './state.ts';

/** The state may be the seat's own view: it knows its Missions. */
export function goalsOf(m: Omega, seat: Seat): readonly Goal[] {
  const { finished } = partyOf(m, seat);
  const hasOne = isQualified(m, seat);
  return [
    ...finished.map((mission): Goal => ({ text: text('goal.completed', cardRef(mission)), is: 'done' })),
    ...(hasOne ? [] : missionGoals(m, seat)),
    ...finalGoals(m, hasOne),
    ...dangers(m, seat),
  ];
}

function missionGoals(m: Omega, seat: Seat): Goal[] {
  const known = partyOf(m, seat).missions.filter((mission) => !isHidden(mission) && mission >= 0);
  return known.map((mission) => ({ ...missionGoal(m, mission), is: 'now' }));
}

/** Where a Mission is tried: in an Area in play, or in one still to be found. */
function missionGoal(m: Omega, mission: Card): Omit<Goal, 'is'> {
  const areas = placesOf(m, mission);
  const objective: EntityRef = { kind: 'name', id: nameIndex(m, missionDef(m, mission).at ?? '') };
  const [again] = areas.length ? [] : m.discards.area.filter((area) => isMissionPlace(m, mission, area));
  if (again !== undefined)
    return { text: text('goal.again', cardRef(mission), cardRef(again)), at: [cardRef(again)] };
  if (!areas.length) return { text: text('goal.find', cardRef(mission), objective) };
  const names = areas.map(({ id }) => cardRef(id));
  return { text: text('goal.mission', cardRef(mission), names), at: areas };
}

function placesOf(m: Omega, mission: Card): EntityRef[] {
  const areas = m.places.map(({ area: [area] }) => area);
  return areas.filter((area) => isMissionPlace(m, mission, area)).map(cardRef);
}

/** AN-END-01, AN-END-03: the Final Mission wins, once it is known and one has earned it. */
function finalGoals(m: Omega, isNext: boolean): Goal[] {
  const [final] = m.final;
  const is = isNext ? 'now' : 'later';
  if (final !== undefined) {
    const areas = placesOf(m, final);
    const old = areas.length
      ? []
      : m.discards.area.filter((area) => isMissionPlace(m, final, area)).map(cardRef);
    return [{ text: text('goal.final', cardRef(final), finalPlace(areas, old)), is, at: [...areas, ...old] }];
  }
  const isChosen = rulesOf(m).finalRevealed.is === 'by-choice';
  return [{ text: text(isNext && isChosen ? 'goal.reveal' : 'goal.final-hidden'), is }];
}

function finalPlace(areas: readonly EntityRef[], old: readonly EntityRef[]): Text {
  if (areas.length) return text('goal.at', areas);
  return old.length ? text('goal.at-again', old) : text('goal.nowhere');
}

/** AN-END-12: the Crisis ends the match for those who have completed nothing. */
function dangers(m: Omega, seat: Seat): Goal[] {
  if (m.countdown < 0) return [];
  const key = partyOf(m, seat).finished.length ? 'goal.crisis' : 'goal.crisis-out';
  return [{ text: text(key, m.countdown), is: 'danger' }];
}

function cardRef(id: Card): EntityRef {
  return { kind: 'card', id };
}
