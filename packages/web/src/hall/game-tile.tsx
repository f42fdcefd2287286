import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { loadGame } from '../games/registry.ts';
import { loadSkin } from '../games/skins.ts';
import { useGameTitle } from '../games/use-game-title.ts';
import { host } from '../host/current.ts';
import { Icon } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Cover } from './cover.tsx';
import { DailyButton } from './daily-button.tsx';
import { GuidedFirst, GuidedOthers } from './guided-button.tsx';
import { defaultSeats } from './seats.ts';
import { useNames } from './use-names.ts';

const NewTableDialog = lazy(() => import('../online/lobby/new-table-dialog.tsx'));
const SetupDialog = lazy(() => import('./setup-dialog.tsx'));

interface GameTileProps {
  readonly game: string;
  /** Whether friends can be invited to it. */
  readonly isOnline: boolean;
  /** Nobody has played it here yet. */
  readonly isNew: boolean;
  onProblem(problem: unknown): void;
}

/** A game to sit down to. */
export function GameTile({ game, isOnline, isNew, onProblem }: GameTileProps) {
  const t = useTranslations('hall');
  const names = useNames();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const online = useTranslations('online');
  const { title, description } = useGameTitle()(game);
  const playNow = async () => {
    setBusy(true);
    try {
      go(`/table/${await beginWithBots(game, names)}`);
    } catch (problem) {
      onProblem(problem);
      setBusy(false);
    }
  };
  return (
    // What a click will need is fetched while the hand is still on its way.
    <article className="game-tile" onPointerEnter={() => prepare(game)} onFocus={() => prepare(game)}>
      <Cover game={game} />
      <div className="game-tile-body">
        <h3>{title}</h3>
        <p>{description}</p>
        <div className="game-tile-ways">
          <Button look="lamp" icon="rolling-dices" disabled={isBusy} onClick={() => void playNow()}>
            {t('playNow')}
          </Button>
          <Button icon="round-table" onClick={() => setChoosing(true)}>
            {t('options')}
          </Button>
          {/* Whether these two stand here is learned late: they come last, and push nothing from under a click. */}
          {isOnline && (
            <Button icon="three-friends" onClick={() => setInviting(true)}>
              {online('invite')}
            </Button>
          )}
          {isNew && <GuidedFirst game={game} onProblem={onProblem} />}
        </div>
        <div className="game-tile-ways">
          <Link href={`/rules/${game}`} className="button button-quiet">
            <Icon name="open-book" /> {t('rules')}
          </Link>
          <Link href={`/cards/${game}`} className="button button-quiet">
            <Icon name="stack" /> {t('cards')}
          </Link>
          <GuidedOthers game={game} onProblem={onProblem} />
          <DailyButton game={game} onProblem={onProblem} />
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <SetupDialog game={game} onClose={() => setChoosing(false)} onProblem={onProblem} />
        </Suspense>
      )}
      {isInviting && (
        <Suspense>
          <NewTableDialog game={game} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </article>
  );
}

function prepare(id: string): void {
  void loadGame(id);
  void loadSkin(id);
  void import('../table/table-page.tsx');
}

async function beginWithBots(id: string, names: Parameters<typeof defaultSeats>[1]): Promise<string> {
  const [game, { usualSeats }] = await Promise.all([loadGame(id), loadSkin(id)]);
  if (!game) throw new Error(`there is no game "${id}"`);
  return host().create({ game: id, options: {}, seats: defaultSeats(game, names, usualSeats) });
}
