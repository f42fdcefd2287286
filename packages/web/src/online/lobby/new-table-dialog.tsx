import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { entries } from '../../games/registry.ts';
import { useGame } from '../../games/use-game.ts';
import { useGameTitle } from '../../games/use-game-title.ts';
import { OptionFields } from '../../hall/option-field.tsx';
import { Pick, Segments } from '../../pages/shared/fields.tsx';
import { useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ensurePerson } from '../account-actions.ts';
import { ProblemLine } from '../problem-line.tsx';
import { remote, useOnline } from '../server.ts';
import { NameField } from '../text-field.tsx';
import { useAction } from '../use-action.ts';
import { ClockFields } from './clock-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { defaultDraft, newTableOf, setupSeats, type TableDraft, withPace, withSeats } from './table-draft.ts';
import '../../hall/setup-dialog.css';
import './new-table.css';

interface NewTableDialogProps {
  /** Preselected game; without it the dialog has a field for it. */
  readonly game?: string;
  onClose(): void;
}

/** Creates a table on the server: game, options, seats, visibility and pace. */
export default function NewTableDialog({ game: given, onClose }: NewTableDialogProps) {
  const t = useTranslations('newTable');
  const titleOf = useGameTitle();
  const [game, setGame] = useState(given ?? entries[0].id);
  return (
    <Dialog title={t('title', { game: titleOf(game).title })} open onClose={onClose}>
      {!given && entries.length > 1 && (
        <div className="new-table-game">
          <Pick
            label={t('game')}
            value={game}
            choices={entries.map(({ id }) => ({ value: id, label: titleOf(id).title }))}
            onChange={setGame}
          />
        </div>
      )}
      <Suspense fallback={<Loading />}>
        <NewTableForm key={game} game={game} />
      </Suspense>
    </Dialog>
  );
}

function NewTableForm({ game: id }: { game: string }) {
  const t = useTranslations('newTable');
  const { game, skin } = useGame(id);
  const [, go] = useLocation();
  const [draft, setDraft] = useState(() => defaultDraft(game));
  const [name, setName] = useState(useSettings.getState().name);
  const action = useAction();
  const change = (part: Partial<TableDraft>) => setDraft((before) => ({ ...before, ...part }));
  const make = async () => {
    await ensurePerson(name);
    const { id: match } = await remote().api('newTable', { body: newTableOf(id, draft) });
    go(`/online/${match}`);
  };
  const isFull = draft.seats.every(({ kind }) => kind !== 'open');
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        action.run(make);
      }}
    >
      <YourName name={name} onChange={setName} />
      <SeatFields seats={draft.seats} limits={game.seats} onChange={(seats) => change({ seats })} />
      <TableManner draft={draft} onChange={setDraft} />
      {skin.Setup ? (
        <skin.Setup
          game={game}
          options={draft.options}
          seats={setupSeats(draft)}
          onChange={(options) => change({ options })}
          onSeats={(count) => setDraft((before) => withSeats(before, count))}
        />
      ) : (
        <OptionFields
          game={id}
          names={Object.keys(game.options)}
          options={draft.options}
          onChange={(options) => change({ options })}
        />
      )}
      <ProblemLine problem={action.problem} />
      <div className="new-table-foot">
        <Button type="submit" look="lamp" icon="round-table" disabled={action.isBusy}>
          {isFull ? t('makeAndStart') : t('make')}
        </Button>
      </div>
    </form>
  );
}

/** A name field for visitors without an account or guest name. */
function YourName({ name, onChange }: { name: string; onChange(name: string): void }) {
  const t = useTranslations('online');
  // Keep the field once shown: a failed first attempt may have created the guest.
  const [isKnown] = useState(() => useOnline.getState().person !== null);
  if (isKnown) return null;
  return <NameField label={t('yourName')} note={t('nameNote')} value={name} onChange={onChange} />;
}

function TableManner({ draft, onChange }: { draft: TableDraft; onChange(draft: TableDraft): void }) {
  const t = useTranslations('newTable');
  return (
    <>
      <Segments
        label={t('visibility')}
        value={draft.visibility}
        choices={(['invitation', 'public'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(visibility) => onChange({ ...draft, visibility })}
      />
      <Segments
        label={t('pace')}
        note={t(`paceNote.${draft.pace}`)}
        value={draft.pace}
        choices={(['live', 'correspondence'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(pace) => onChange(withPace(draft, pace))}
      />
      <ClockFields draft={draft} onChange={onChange} />
    </>
  );
}
