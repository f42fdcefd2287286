import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { entries } from '../games/registry.ts';
import { host } from '../host/current.ts';
import type { HostError, MatchSummary } from '../host/host.ts';
import { asHostError } from '../host/host-error.ts';
import { useOnline } from '../online/server.ts';
import { Page } from '../ui/page.tsx';
import { GameTile } from './game-tile.tsx';
import { MatchList } from './match-list.tsx';
import { OpenFile } from './open-file.tsx';
import { ProblemNote } from './problem-note.tsx';
import './hall.css';

/** The first page: the games, what was begun, and what is finished. */
export function Hall() {
  const t = useTranslations('hall');
  const [matches, setMatches] = useState<readonly MatchSummary[]>();
  const [problem, setProblem] = useState<HostError>();
  const refresh = useCallback(() => {
    host()
      .list()
      .then(setMatches, (reason) => setProblem(asHostError(reason)));
  }, []);
  useEffect(refresh, [refresh]);
  const report = useCallback((reason: unknown) => setProblem(asHostError(reason)), []);
  const OnlineHall = useOnlineHall(report);
  const going = (matches ?? []).filter(({ outcome }) => !outcome);
  const finished = (matches ?? []).filter(({ outcome }) => outcome);
  return (
    <Page title={t('title')}>
      <div className="hall">
        <p className="hall-lead">{t('lead')}</p>
        {problem && <ProblemNote problem={problem} onClose={() => setProblem(undefined)} />}
        {OnlineHall && <OnlineHall />}
        {going.length > 0 && (
          <MatchList title={t('continue')} matches={going} onChange={refresh} onProblem={report} />
        )}
        <section aria-labelledby="hall-games">
          <h2 id="hall-games">{t('games')}</h2>
          <div className="hall-games">
            {entries.map((entry) => (
              <GameTile
                key={entry.id}
                game={entry.id}
                isOnline={OnlineHall !== undefined}
                isNew={matches?.every(({ game }) => game !== entry.id) ?? false}
                onProblem={report}
              />
            ))}
          </div>
        </section>
        {finished.length > 0 && (
          <MatchList title={t('finished')} matches={finished} onChange={refresh} onProblem={report} />
        )}
        <OpenFile onProblem={report} />
      </div>
    </Page>
  );
}

/** What was fetched at an earlier visit of the hall is there at once. */
let fetchedHall: ComponentType | undefined;

/**
 * The tables with other people, where the page came from a server, once they are fetched. All that has to do with them
 * comes at one moment: nothing moves again under a hand that is on its way to it.
 */
function useOnlineHall(onProblem: (reason: unknown) => void): ComponentType | undefined {
  const isHere = useOnline(({ server }) => server === 'here');
  const [OnlineHall, setOnlineHall] = useState(() => fetchedHall);
  useEffect(() => {
    if (!isHere) return;
    import('../online/online-hall.tsx').then((fetched) => {
      fetchedHall = fetched.default;
      setOnlineHall(() => fetched.default);
    }, onProblem);
  }, [isHere, onProblem]);
  return isHere ? OnlineHall : undefined;
}
