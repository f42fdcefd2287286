import { applyEntry, eventText, type Language, type MatchState, replay, sayTo } from '@tabard/engine';
import type { LogFile } from '../log-file.ts';
import { seatNames } from '../play/seats.ts';

/** Events of a campaign that a reader of its story wants: what was told, and where it was read. */
const READ = ['script-read', 'told', 'scenario-began', 'scenario-ended'];

/** What a recorded campaign was told, in its order. */
export function toldIn({ game, log }: LogFile, language: Language): string {
  const reader = { language, seat: -1, seats: seatNames(log.seats, language) } as const;
  const state: MatchState = replay(game, log, { until: 0 });
  const lines: string[] = [];
  for (const entry of log.choices)
    applyEntry(game, state, entry, (event) => {
      if (READ.includes(event.type)) lines.push(sayTo(game, state, reader, eventText(game, event)));
    });
  return lines.join('\n\n');
}
