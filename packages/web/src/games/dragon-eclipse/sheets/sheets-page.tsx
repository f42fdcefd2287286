import { dragonEclipse, type EclipseContent, STARTS, sheetMode, whyNoRun } from '@tabard/dragon-eclipse';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { host } from '../../../host/current.ts';
import { asHostError } from '../../../host/host-error.ts';
import { useOnline } from '../../../online/server.ts';
import { useSettings } from '../../../settings/settings.ts';
import { useKeeping } from '../../../sheets/keeping.tsx';
import { optionsWith, placeFor, type SavedSheet, useSavedSheets } from '../../../sheets/saved-sheets.ts';
import { downloadSheet } from '../../../sheets/sheet-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import '../../../sheets/sheets.css';
import { ServerSheets } from './server-sheets.tsx';

const GAME = 'dragon-eclipse';

/** Save Sheets kept in this browser, and taking in others. */
export default function SheetsPage() {
  const t = useTranslations('sheets');
  const [problem, setProblem] = useState<string>();
  const begin = useBeginning(setProblem);
  const person = useOnline((online) => online.person);
  return (
    <Page title={t('page')}>
      <div className="sheets">
        <p>{t('lead')}</p>
        {problem && <p role="alert">{t('refused', { why: problem })}</p>}
        {person && <ServerSheets key={person.id} game={GAME} />}
        <SheetShelf onBegin={begin} />
        <SheetTaking />
      </div>
    </Page>
  );
}

/** A match of one player's in this browser; the rules say whether the sheet may be used. */
function useBeginning(onProblem: (why: string) => void): (sheet: SavedSheet) => void {
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const t = useTranslations('sheets');
  return (sheet) => {
    const seats = [{ name: name || t('you'), kind: 'person' as const }];
    host()
      .create({ game: sheet.game, options: optionsWith(sheet), seats })
      .then(
        (id) => go(`/table/${id}`),
        (reason) => onProblem(asHostError(reason).message),
      );
  };
}

function SheetShelf({ onBegin }: { onBegin(sheet: SavedSheet): void }) {
  const t = useTranslations('sheets');
  const { sheets, remove } = useSavedSheets();
  const own = sheets.filter(({ game }) => game === GAME);
  return (
    <section className="sheet-shelf" aria-labelledby="sheets-kept">
      <h2 id="sheets-kept">{t('shelf')}</h2>
      {own.length === 0 && <p>{t('none')}</p>}
      <ul>
        {own.map((sheet) => (
          <li key={sheet.name}>
            <strong>{sheet.name}</strong>
            <span className="sheet-ways">
              <Button icon="play-button" onClick={() => onBegin(sheet)}>
                {t('begin')}
              </Button>
              <Button
                look="quiet"
                icon="scroll-unfurled"
                onClick={() => downloadSheet(sheet.name, sheet.text)}
              >
                {t('download')}
              </Button>
              <Button
                look="quiet"
                icon="trash-can"
                aria-label={t('remove', { name: sheet.name })}
                onClick={() => remove(sheet)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why no Run may begin with a sheet; that of a campaign is checked by its host, which has the whole story. */
function faultOf(sheet: string): string | undefined {
  const content = dragonEclipse.content as EclipseContent;
  return whyNoRun(content, { sheet, map: 'usual', start: STARTS[0], darkness: false }, 1);
}

/** A sheet as text, typed, pasted or from a file. */
function SheetTaking() {
  const t = useTranslations('sheets');
  const sheets = useSavedSheets((store) => store.sheets);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [told, setTold] = useState<{ readonly role: 'status' | 'alert'; readonly text: string }>();
  const { keep, question } = useKeeping((kept) => {
    setText('');
    setTold({ role: 'status', text: t('kept', { name: kept }) });
  });
  const take = () => {
    const mode = sheetMode(text);
    if (!mode) return setTold({ role: 'alert', text: t('noSheet') });
    const fault = mode === 'roguelite' ? faultOf(text) : undefined;
    if (fault !== undefined) return setTold({ role: 'alert', text: t('notTaken', { why: fault }) });
    const sheet = { game: GAME, options: { mode }, text: text.trim() };
    keep({ ...sheet, name: name.trim() || placeFor(sheet, sheets, t(mode)).name });
  };
  return (
    <form
      className="sheet-taking"
      aria-labelledby="sheets-take"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <h2 id="sheets-take">{t('take')}</h2>
      <input
        aria-label={t('name')}
        placeholder={t('name')}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <textarea
        aria-label={t('text')}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="sheet-ways">
        <Button type="submit" icon="save" disabled={text.trim() === ''}>
          {t('keep')}
        </Button>
        <Button icon="load" onClick={() => input.current?.click()}>
          {t('file')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        hidden
        onChange={(event) => {
          void event.target.files?.[0]?.text().then(setText);
          event.target.value = '';
        }}
      />
      {told && <p role={told.role}>{told.text}</p>}
      {question}
    </form>
  );
}
