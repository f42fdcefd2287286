import { eventText, type Game, type MatchState } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { Suspense, use, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGame } from '../../games/use-game.ts';
import { useGameTitle } from '../../games/use-game-title.ts';
import type { KnownStory } from '../../host/merge-story.ts';
import { Icon } from '../../icons/icon.tsx';
import { useLanguage } from '../../settings/settings.ts';
import { speechOf } from '../../table/say.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { ProblemBoundary } from '../../ui/problem-boundary.tsx';
import { contentOfMatch } from '../contents.ts';
import { remote } from '../server.ts';
import './adjourned.css';

interface AdjournedProps extends KnownStory {
  readonly info: TableInfo;
}

/** A match that the current rules cannot continue; its recorded log can still be read. */
export function Adjourned({ info, ...known }: AdjournedProps) {
  const t = useTranslations('people');
  const lobby = useTranslations('lobby');
  const { title } = useGameTitle()(info.game);
  return (
    <Page title={title}>
      <div className="adjourned">
        <p className="adjourned-lead">
          <Icon name="lantern-flame" />
          <span>
            <strong>{lobby(info.outcome ? 'over' : 'adjourned')}</strong>
            {t('adjourned')}
          </span>
        </p>
        <p>{info.seats.map(({ name }) => name).join(', ')}</p>
        <ProblemBoundary render={() => <p>{t('storyLost')}</p>}>
          <Suspense fallback={<Loading />}>
            <Story info={info} {...known} />
          </Suspense>
        </ProblemBoundary>
        <Link href="/lobby" className="button button-lamp">
          {lobby('title')}
        </Link>
      </div>
    </Page>
  );
}

function Story({ info, story, storyFrom }: AdjournedProps) {
  const t = useTranslations('people');
  const table = useTranslations('table');
  const { game } = useGame(info.game);
  const language = useLanguage();
  const { hash } = use(contentOfMatch(game, info.id));
  const sentences = useMemo(() => {
    const reader = { language, seat: info.mine ?? -1, seats: info.seats.map(({ name }) => name) };
    const { say } = speechOf(game, tableWith(game, info, hash), reader);
    return story.map((event) => ({ type: event.type, text: say(eventText(game, event)) }));
  }, [game, info, hash, story, language]);
  return (
    <section aria-labelledby="adjourned-story">
      <h2 id="adjourned-story">{t('story')}</h2>
      {storyFrom > 0 && (
        <Button
          look="quiet"
          onClick={() =>
            void remote()
              .older(info.id)
              .catch(() => undefined)
          }
        >
          {table('logEarlier')}
        </Button>
      )}
      <ol className="adjourned-story">
        {sentences.map(({ type, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index in the whole story is stable
          <li key={storyFrom + at} data-event={type}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A fresh match of the same content, to look up the names in events: the real state is lost. */
function tableWith(game: Game, info: TableInfo, content: string): MatchState {
  return game.create({ seed: info.id, seats: info.seats.length, options: info.options as never, content });
}
