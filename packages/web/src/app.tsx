import { lazy, Suspense, useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { pageEntries } from './games/page-entries.ts';
import { Hall } from './hall/hall.tsx';
import { OnlineEffects } from './online/online-effects.tsx';
import { NotFound } from './pages/not-found.tsx';
import { splitAnchor } from './pages/shared/anchor.ts';
import { useMotion } from './settings/motion.ts';
import { useLanguage, useSettings } from './settings/settings.ts';
import { Loading } from './ui/loading.tsx';
import { words } from './words/words.ts';

const TablePage = lazy(() => import('./table/table-page.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));
const Rules = lazy(() => import('./pages/rules.tsx'));
const Cards = lazy(() => import('./pages/cards.tsx'));
const OnlinePage = lazy(() => import('./online/online-page.tsx'));
const OnlineReplay = lazy(() => import('./online/online-replay.tsx'));
const JoinPage = lazy(() => import('./online/waiting-room/join-page.tsx'));
const LobbyPage = lazy(() => import('./online/lobby/lobby-page.tsx'));
const AccountPage = lazy(() => import('./online/account/account-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const Credits = lazy(() => import('./pages/credits.tsx'));

/** What games bring beside the pages that every game has. */
const GAME_PAGES = pageEntries.flatMap(({ pages = [] }) =>
  pages.map(({ path, load }) => ({ path, Page: lazy(load) })),
);

/** The page: addresses behind the hash, so that any static server will do. */
export function App() {
  const language = useLanguage();
  useRootAttributes(language);
  return (
    <IntlProvider
      locale={language}
      messages={words[language]}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <Router hook={useHashLocation}>
        <OnlineEffects />
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Hall} />
            <Route path="/table/:id">{({ id }) => <TableAt place={id} />}</Route>
            <Route path="/replay/:id" component={Replay} />
            <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
            <Route path="/online/replay/:place">{({ place }) => <OnlineReplay place={place} />}</Route>
            <Route path="/join/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
            <Route path="/lobby" component={LobbyPage} />
            <Route path="/account" component={AccountPage} />
            <Route path="/rules/:game?" component={Rules} />
            <Route path="/cards/:game?" component={Cards} />
            {GAME_PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} component={Page} />
            ))}
            <Route path="/settings" component={SettingsPage} />
            <Route path="/credits" component={Credits} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Router>
    </IntlProvider>
  );
}

/** What stylesheets read: the language, the motion and the size of the text. */
function useRootAttributes(language: string): void {
  const motion = useMotion();
  const textSize = useSettings((settings) => settings.textSize);
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dataset.motion = motion;
    documentElement.style.setProperty('--text-size', String(textSize));
  }, [language, motion, textSize]);
}

/** Behind the id of a match its address may name the ruling whose position it is. */
function TableAt({ place }: { place: string }) {
  const { name = '' } = splitAnchor(place);
  return <TablePage key={name} id={name} />;
}
