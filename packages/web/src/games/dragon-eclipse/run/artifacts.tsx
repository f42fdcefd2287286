import { achievementProgress, achievementText, artifactText } from '@tabard/dragon-eclipse';
import { text } from '@tabard/engine';
import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Thing } from '../../../table/kit/thing.tsx';
import { OtherAnswers } from '../tale/answers.tsx';
import { situationIn, storyRef } from '../tale/tale-board.ts';
import { RunMap } from './map-room.tsx';
import { RunNews } from './news.tsx';
import { type RunBoard, useRunBoard } from './run-board.ts';

/** Artifacts to take along, or locked ones to try for: at the start of a Run and at a Campsite. */
export function ArtifactRoom() {
  const board = useRunBoard();
  const { offers, tell } = board;
  const isGoals = situationIn(board, 'goals') !== undefined;
  const camp = situationIn(board, 'camp');
  const offered = offers.all.flatMap(({ about }) => (about[0]?.kind === 'artifact' ? [about[0].id] : []));
  const shown = offered.length > 0 ? offered : isGoals ? lockedArtifacts(board) : board.state.run.artifacts;
  return (
    <section className="run-artifacts" aria-label={tell('artifacts')}>
      <header className="run-head">
        {camp && <h2>{tell('camp', camp.campsite)}</h2>}
        <h3>{tell(isGoals ? 'goals-title' : 'arming-title')}</h3>
        <p>{tell(isGoals ? 'goals-note' : 'arming-note')}</p>
      </header>
      <RunNews />
      <ul className="run-artifact-list" data-guide="choice">
        {shown.map((artifact) => (
          <li key={artifact}>
            <ArtifactCard artifact={artifact} />
          </li>
        ))}
      </ul>
      <OtherAnswers shown={['take-artifact', 'take-goal']} />
      {camp && <RunMap />}
    </section>
  );
}

/** What another player chooses a goal among. */
function lockedArtifacts({ run, state }: RunBoard): number[] {
  const { sheet, goals } = state.run;
  const isLocked = (artifact: number) => !sheet.artifacts.includes(artifact) && !goals.includes(artifact);
  return run.artifacts.flatMap((_, artifact) => (isLocked(artifact) ? [artifact] : []));
}

/** The unlocked side of an Artifact, which nobody reads before: DE-RL-ART-01. */
function effectOf({ state, content, language }: RunBoard, artifact: number): string {
  return state.run.sheet.artifacts.includes(artifact) ? artifactText(content, artifact, language) : '';
}

function ArtifactCard({ artifact }: { artifact: number }) {
  const board = useRunBoard();
  const { run, content, language, nameOf, offers, tell } = board;
  const ref = storyRef('artifact', artifact);
  const unlocks = achievementText(content, artifact, language);
  const does = effectOf(board, artifact);
  const [from, to] = run.artifacts[artifact].picture.colours;
  return (
    <Thing
      refs={[ref]}
      name={nameOf(ref)}
      state={[unlocks, does]}
      className="run-artifact"
      style={{ '--from': `var(--${from})`, '--to': `var(--${to})` } as CSSProperties}
      data={{ 'data-option': offers.at(ref)[0]?.key }}
    >
      {() => (
        <>
          <span className="run-artifact-sign">
            <Icon name={run.artifacts[artifact].picture.icon} />
          </span>
          <span className="run-artifact-name">{nameOf(ref)}</span>
          <span>
            <b>{tell('unlocks')}</b> {unlocks}
          </span>
          {does && (
            <span>
              <b>{tell('does')}</b> {does}
            </span>
          )}
        </>
      )}
    </Thing>
  );
}

/** In the rail: the Artifacts in use, and how far everybody is with the one they try for. */
export function ArtifactShelf() {
  const board = useRunBoard();
  const { state, say, tell } = board;
  const { artifacts, fresh } = state.run;
  const noteOn = (artifact: number) =>
    say(text(`artifact-is.${standingOf(board, artifact)}`, storyRef('artifact', artifact)));
  const goals = state.tamers.flatMap((_, seat) => goalOf(board, seat));
  if (artifacts.length + fresh.length + goals.length === 0) return null;
  return (
    <section aria-label={tell('artifacts')}>
      <h2>{tell('artifacts')}</h2>
      <ul className="run-shelf">
        {[...artifacts, ...fresh].map((one) => (
          <ShelfLine key={one} artifact={one} note={noteOn(one)} />
        ))}
        {goals.map(({ seat, artifact, note, share }) => (
          <ShelfLine key={`goal ${seat}`} artifact={artifact} note={note} share={share} />
        ))}
      </ul>
    </section>
  );
}

function standingOf({ state }: RunBoard, artifact: number): 'fresh' | 'exhausted' | 'ready' {
  const { fresh, exhausted } = state.run;
  if (fresh.includes(artifact)) return 'fresh';
  return exhausted.includes(artifact) ? 'exhausted' : 'ready';
}

/** The Achievement somebody tries for, and how far they are. */
function goalOf({ state, content, language, seats, tell }: RunBoard, seat: number) {
  const progress = achievementProgress(state, seat);
  if (!progress) return [];
  const { artifact, now, needed, isLess } = progress;
  const unlocks = achievementText(content, artifact, language);
  const far = isLess ? '' : tell('progress', now, needed);
  const who = state.seats === 2 ? `${seats[seat].name}: ` : '';
  const share = isLess ? undefined : Math.min(100, (100 * now) / Math.max(1, needed));
  return [{ seat, artifact, note: `${who}${unlocks} ${far}`.trim(), share }];
}

function ShelfLine({
  artifact,
  note,
  share,
}: {
  artifact: number;
  note: string;
  share?: number | undefined;
}) {
  const board = useRunBoard();
  const { run, nameOf } = board;
  const ref = storyRef('artifact', artifact);
  const does = effectOf(board, artifact);
  return (
    <li>
      <Thing
        name={nameOf(ref)}
        state={[note, does]}
        tip={[nameOf(ref), does || note]}
        className="run-shelf-line"
      >
        {() => (
          <>
            <Icon name={run.artifacts[artifact].picture.icon} />
            <span>
              <b>{nameOf(ref)}</b>
              <small>{note}</small>
              {share !== undefined && (
                <span className="tale-health" aria-hidden="true">
                  <span style={{ inlineSize: `${share}%` }} />
                </span>
              )}
            </span>
          </>
        )}
      </Thing>
    </li>
  );
}
