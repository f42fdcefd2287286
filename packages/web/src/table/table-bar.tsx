import { type Game, seedRng, type View } from '@tabard/engine';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameTitle } from '../games/use-game-title.ts';
import { useBackend } from '../host/backend.tsx';
import { ASK_MODES, type AskMode, type Table, type TableSight } from '../host/host.ts';
import { saveMatch } from '../host/match-file.ts';
import { Icon } from '../icons/icon.tsx';
import { SheetMenu } from '../sheets/sheet-menu.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import './table-bar.css';

/** How an undo works now: alone, with the agreement of the others, or not at all. */
export type UndoBy = 'self' | 'others' | 'nobody';

interface TableBarProps {
  readonly match: string;
  readonly table: Table;
  readonly update: TableSight;
  readonly game: Game;
  readonly undo: { readonly by: UndoBy; act(): void };
  onLog(): void;
  onHelp(): void;
}

/** Toolbar of a table: leave, undo, log, and actions of the whole match. */
export function TableBar(props: TableBarProps) {
  const { match, table, update, game, undo, onLog, onHelp } = props;
  const t = useTranslations('table');
  const nav = useTranslations('nav');
  const titleOf = useGameTitle();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="table-bar">
      <Link href="/" className="table-brand" aria-label={nav('hall')}>
        <Icon name="knight-banner" /> <span>Tabard</span>
      </Link>
      <h1 className="table-title">{titleOf(game.id).title}</h1>
      <div className="table-tools">
        <AskingSign table={table} asking={update.asking} />
        <Button
          look="quiet"
          icon="anticlockwise-rotation"
          onClick={undo.act}
          disabled={undo.by === 'nobody'}
          title={undo.by === 'others' ? t('undoAsk') : undefined}
          aria-keyshortcuts="z"
        >
          <span className="table-tool-label">{t('undo')}</span>
        </Button>
        <Button
          look="quiet"
          icon="notebook"
          onClick={onLog}
          aria-keyshortcuts="l"
          className="table-log-button"
        >
          <span className="table-tool-label">{t('log')}</span>
        </Button>
        <Link href={`/rules/${game.id}`} className="button button-quiet">
          <Icon name="open-book" /> <span className="table-tool-label">{nav('rules')}</span>
        </Link>
        <Button look="quiet" icon="help" onClick={onHelp} aria-label={t('help')} aria-keyshortcuts="?" />
        <Button look="quiet" icon="hamburger-menu" onClick={() => setOpen(true)} aria-label={t('menu')} />
      </div>
      <Dialog title={t('menu')} open={isOpen} onClose={() => setOpen(false)}>
        <TableMenu match={match} table={table} update={update} game={game} onDone={() => setOpen(false)} />
      </Dialog>
    </header>
  );
}

interface TableMenuProps extends Pick<TableBarProps, 'match' | 'table' | 'update' | 'game'> {
  onDone(): void;
}

function TableMenu({ match, table, update, game, onDone }: TableMenuProps) {
  const t = useTranslations('table');
  const nav = useTranslations('nav');
  const backend = useBackend();
  const [isSure, setSure] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isPlayer = update.view.viewer !== 'spectator' && !update.summary.outcome;
  // A log contains all secrets, so online it is available only after the end.
  const canSave = backend.kind === 'local' || update.summary.outcome !== undefined;
  return (
    <div className="table-menu">
      {isPlayer && <AskingChoice table={table} asking={update.asking} />}
      {canSave && (
        <Button icon="save" onClick={() => void saveMatch(backend.host(), match)}>
          {t('save')}
        </Button>
      )}
      <SheetMenu game={game} update={update} />
      <Link href="/settings" className="button button-plain">
        <Icon name="cog" /> {nav('settings')}
      </Link>
      {isPlayer && !isSure && (
        <Button look="danger" icon="flying-flag" onClick={() => setSure(true)}>
          {t('resign')}
        </Button>
      )}
      {isPlayer && isSure && (
        <div className="table-menu-sure">
          <p>{t(`resignAsk.${resigningMeans(game, update.view)}`)}</p>
          <Button
            look="danger"
            icon="flying-flag"
            onClick={() => void table.resign().then(onDone, () => setRefused(true))}
          >
            {t('resign')}
          </Button>
          {isRefused && <p role="alert">{t('resignRefused')}</p>}
        </div>
      )}
    </div>
  );
}

/** The effect of resigning, simulated on this player's view: TB-05. */
function resigningMeans(game: Game, view: View): 'ends' | 'bot' {
  const { viewer } = view;
  if (viewer === 'spectator') return 'bot';
  const copy = game.resample(view, seedRng('resigning'));
  game.choose(copy, viewer, { n: copy.n, key: 'resign' });
  return copy.outcome ? 'ends' : 'bot';
}

/** Notice that this player is not being asked, with a button to end that. */
function AskingSign({ table, asking }: { table: Table; asking: AskMode }) {
  const t = useTranslations('table');
  if (asking === 'normal' || asking === 'always') return null;
  return (
    <Button
      look="quiet"
      icon="sands-of-time"
      className="table-asking"
      title={t('askAgain')}
      onClick={() => table.asking('normal')}
    >
      <span className="table-tool-label">{t(`notAsked.${asking}`)}</span>
    </Button>
  );
}

/** When this player wants to be asked; an optimistic update. */
function AskingChoice({ table, asking }: { table: Table; asking: AskMode }) {
  const t = useTranslations('table');
  const [wanted, setWanted] = useState(asking);
  useEffect(() => setWanted(asking), [asking]);
  return (
    <fieldset>
      <legend>{t('ask')}</legend>
      {ASK_MODES.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name="asking"
            checked={wanted === mode}
            onChange={() => {
              setWanted(mode);
              table.asking(mode);
            }}
          />
          {t(`asking.${mode}`)}
        </label>
      ))}
    </fieldset>
  );
}
