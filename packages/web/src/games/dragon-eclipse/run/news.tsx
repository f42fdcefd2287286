import { type EclipseEvent, events } from '@tabard/dragon-eclipse';
import { eventsOf, eventText } from '@tabard/engine';
import { NEWS } from '../tale/pages.ts';
import { useRunBoard } from './run-board.ts';

/** What a Run tells beside its Combats: what a campaign tells of gains and losses, and its own. */
const TOLD: ReadonlySet<EclipseEvent['type']> = new Set<EclipseEvent['type']>([
  ...NEWS,
  'space-entered',
  'mystery-met',
  'symbol-drawn',
  'statistic-grown',
  'card-added',
  'card-removed',
  'tier-card-won',
  'boss-beaten',
  'camp-reached',
  'box-marked',
  'mystling-unlocked',
  'artifact-used',
  'artifact-unlocked',
  'goal-taken',
  'perk-bought',
  'run-began',
  'run-ended',
]);

/** What came of the last choice. */
export function RunNews() {
  const { game, say, story, tell } = useRunBoard();
  const fresh = story.events.slice(Math.max(0, story.since - story.from));
  const typed = eventsOf(events, fresh);
  const told = fresh.filter((_, i) => TOLD.has(typed[i].type));
  if (told.length === 0) return null;
  return (
    <ul className="run-news" aria-label={tell('what-came')}>
      {told.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened has an order and nothing else
        <li key={i}>{say(eventText(game, event))}</li>
      ))}
    </ul>
  );
}
