import {
  darknessText,
  darknessUnlocked,
  type EclipseContent,
  readSheet,
  STARTS,
  sheetMode,
  whyNoRun,
} from '@tabard/dragon-eclipse';
import { type Language, nounOf } from '@tabard/engine';
import { Pick, Switch } from '../../../pages/shared/fields.tsx';
import { useLanguage } from '../../../settings/settings.ts';
import { useSavedSheets } from '../../../sheets/saved-sheets.ts';
import type { SetupProps } from '../../../table/board.ts';
import { semicolon } from '../../../table/kit/words.ts';
import { setupWordsIn } from './words.ts';

const DEFAULTS = { sheet: '', map: 'usual', start: STARTS[0] as string, darkness: false };

/** The options of a Run: the Save Sheet, and what it has unlocked. */
export function RunChoice(props: SetupProps) {
  const { game, options, seats, onChange } = props;
  const words = setupWordsIn(useLanguage());
  const saved = useSavedSheets((store) => store.sheets).filter(
    (sheet) => sheet.game === game.id && sheetMode(sheet.text) === 'roguelite',
  );
  const { sheet } = { ...DEFAULTS, ...options };
  const fault = whyNoRun(game.content as EclipseContent, { ...DEFAULTS, sheet }, Math.min(2, seats.length));
  return (
    <>
      <Pick
        label={words('run.sheet')}
        value={String(saved.findIndex(({ text }) => text === sheet))}
        choices={[
          { value: '-1', label: words('run.new-sheet') },
          ...saved.map(({ name }, i) => ({ value: String(i), label: name })),
        ]}
        onChange={(one) => onChange({ mode: 'roguelite', sheet: saved[Number(one)]?.text ?? '' })}
      />
      {fault === undefined ? <Unlocked {...props} /> : <p role="alert">{words('run.bad-sheet', fault)}</p>}
    </>
  );
}

/** Map, start and Darkness, as far as the sheet has unlocked them. */
function Unlocked({ game, options, seats, onChange }: SetupProps) {
  const language = useLanguage();
  const words = setupWordsIn(language);
  const content = game.content as EclipseContent;
  const asked = { ...DEFAULTS, ...options };
  const isOpen = (part: Partial<typeof DEFAULTS>) =>
    whyNoRun(content, { ...DEFAULTS, sheet: asked.sheet, ...part }, Math.min(2, seats.length)) === undefined;
  const maps = (content.run?.maps ?? []).filter(({ id }) => isOpen({ map: id }));
  return (
    <>
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
          choices={STARTS.filter((start) => isOpen({ start })).map((start) => ({
            value: start,
            label: words(`run.start.${start}`),
          }))}
          onChange={(start) => onChange({ ...options, start, darkness: false })}
        />
      </div>
      {asked.start === STARTS[0] && isOpen({ darkness: true }) && (
        <Switch
          label={words('run.darkness')}
          note={tiersOf(content, asked.sheet, language)}
          checked={asked.darkness}
          onChange={(darkness) => onChange({ ...options, darkness })}
        />
      )}
      {asked.sheet !== '' && !isOpen({ darkness: true }) && (
        <p className="field-note">{words('run.darkness-closed')}</p>
      )}
    </>
  );
}

/** What the unlocked tiers of Darkness bring. */
function tiersOf(content: EclipseContent, sheet: string, language: Language): string {
  const count = content.run ? darknessUnlocked(content.run, readSheet(content, sheet)) : 0;
  const tiers = Array.from({ length: count }, (_, tier) => darknessText(content, tier, language));
  return tiers.join(semicolon(language));
}
