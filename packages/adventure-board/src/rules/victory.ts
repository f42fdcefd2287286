/** The end: section END. */
import { finish, type Seat } from '@tabard/engine';
import { heroOf, type Match, MOST_ROUNDS, MOST_ROUNDS_ALONE } from '../state.ts';
import { valourOf } from './facts.ts';

/** WA-END-02: most valour, then most completed Quests, then the highest level; who is still tied shares. */
function best(m: Match, seats: readonly Seat[]): Seat[] {
  const measures = [
    (seat: Seat) => valourOf(m, seat),
    (seat: Seat) => heroOf(m, seat).log.length,
    (seat: Seat) => heroOf(m, seat).level,
  ];
  let left = seats.slice();
  for (const measure of measures) {
    const most = Math.max(...left.map(measure));
    left = left.filter((seat) => measure(seat) === most);
  }
  return left;
}

/** WA-END-01: checked after every gain. */
export function checkVictory(m: Match): void {
  const reached = m.heroes.flatMap((_, seat) => (valourOf(m, seat) >= m.points ? [seat] : []));
  if (reached.length) finish(m, best(m, reached), 'valour');
}

/** WA-END-04: rounds after the present one. */
export function roundsLeft(m: Match): number {
  return (m.seats > 1 ? MOST_ROUNDS : MOST_ROUNDS_ALONE) - m.round;
}

/** WA-END-04: after the last round WA-END-02 decides; alone (WA-GEN-09) the match is lost. */
export function endByRounds(m: Match): void {
  if (m.seats === 1) finish(m, [], 'too-late');
  else
    finish(
      m,
      best(
        m,
        m.heroes.map((_, seat) => seat),
      ),
      'rounds',
    );
}
