import { type EclipseContent, mayBeginRun, STARTS, sheetMode } from '@tabard/dragon-eclipse';
import { nounOf } from '@tabard/engine';
import { Pick, Switch } from '../../../pages/shared/fields.tsx';
import { useLanguage } from '../../../settings/settings.ts';
import { useSavedSheets } from '../../../sheets/saved-sheets.ts';
import type { SetupProps } from '../../../table/board.ts';
import { setupWordsIn } from './words.ts';

/** The options of a Run: the Save Sheet, and what it has unlocked. */
export function RunChoice({ game, options, seats, onChange }: SetupProps) {
  const language = useLanguage();
  const words = setupWordsIn(language);
  const content = game.content as EclipseContent;
  const saved = useSavedSheets((store) => store.sheets).filter(
    (sheet) => sheet.game === game.id && sheetMode(sheet.text) === 'roguelite',
  );
  const asked = { sheet: '', map: 'usual', start: STARTS[0] as string, darkness: false, ...options };
  const isOpen = (part: Partial<typeof asked>) =>
    mayBeginRun(
      content,
      { ...asked, map: 'usual', start: STARTS[0], darkness: false, ...part },
      Math.min(2, seats.length),
    );
  const at = saved.findIndex(({ text }) => text === asked.sheet);
  const maps = (content.run?.maps ?? []).filter(({ id }) => isOpen({ map: id }));
  const starts = STARTS.filter((start) => isOpen({ start }));
  return (
    <>
      <Pick
        label={words('run.sheet')}
        value={String(at)}
        choices={[
          { value: '-1', label: words('run.new-sheet') },
          ...saved.map(({ name }, i) => ({ value: String(i), label: name })),
        ]}
        onChange={(one) => onChange({ mode: 'roguelite', sheet: saved[Number(one)]?.text ?? '' })}
      />
      {!isOpen({}) && <p role="alert">{words('run.bad-sheet')}</p>}
      <div className="setup-two">
        <Pick
          label={words('run.map')}
          value={asked.map}
          choices={[
            { value: 'usual', label: words('run.any-map') },
            ...maps.map(({ id, names }) => ({ value: id, label: nounOf(names, language).title })),
          ]}
          onChange={(map) => onChange({ ...options, map })}
        />
        <Pick
          label={words('run.start')}
          value={asked.start}
          choices={starts.map((start) => ({ value: start, label: words(`run.start.${start}`) }))}
          onChange={(start) => onChange({ ...options, start, darkness: false })}
        />
      </div>
      {isOpen({ darkness: true }) && asked.start === STARTS[0] && (
        <Switch
          label={words('run.darkness')}
          checked={asked.darkness}
          onChange={(darkness) => onChange({ ...options, darkness })}
        />
      )}
    </>
  );
}
