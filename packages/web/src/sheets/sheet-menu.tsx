import type { Game } from '@tabard/engine';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useBackend } from '../host/backend.tsx';
import type { TableSight } from '../host/host.ts';
import { asHostError } from '../host/host-error.ts';
import type { WrittenSheet } from '../host/local/record.ts';
import { useLanguage } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { useKeeping } from './keeping.tsx';
import { named, optionsWith, placeFor, useSavedSheets } from './saved-sheets.ts';
import { downloadSheet } from './sheet-file.ts';
import { sheetTitle } from './sheet-title.ts';
import './sheets.css';

/** In the menu of a table that writes sheets: keep the latest one, take it along, or begin again with it. */
export function SheetMenu({ game, update }: { game: Game; update: TableSight }) {
  const text = game.sheetOf?.(update.view.state);
  return text === undefined ? null : <SheetTools game={game} update={update} text={text} />;
}

function SheetTools({ game, update, text }: { game: Game; update: TableSight; text: string }) {
  const t = useTranslations('sheets');
  const sheets = useSavedSheets((store) => store.sheets);
  const { options, seats } = update.summary;
  const sheet = { game: game.id, options, text };
  const { name: usual } = placeFor(sheet, sheets, sheetTitle(sheet, useLanguage()));
  const backend = useBackend();
  const [, go] = useLocation();
  const [written, setName] = useState('');
  const [told, setTold] = useState<{ readonly role: 'status' | 'alert'; readonly text: string }>();
  const name = written.trim() || usual;
  const { keep, question } = useKeeping((kept) =>
    setTold({ role: 'status', text: t('kept', { name: kept }) }),
  );
  const again = () =>
    backend
      .host()
      .create({ game: game.id, options: optionsWith({ options, text }), seats })
      .then(
        (id) => go(backend.tablePath(id)),
        (problem) => setTold({ role: 'alert', text: t('refused', { why: asHostError(problem).message }) }),
      );
  return (
    <fieldset className="sheet-tools">
      <legend>{t('title')}</legend>
      <p>{t('what')}</p>
      <input
        aria-label={t('name')}
        placeholder={usual}
        maxLength={40}
        value={written}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="sheet-ways">
        <Button icon="save" onClick={() => keep(named(sheet, name))}>
          {t('keep')}
        </Button>
        <Button icon="scroll-unfurled" onClick={() => downloadSheet(name, text)}>
          {t('download')}
        </Button>
        <Button icon="anticlockwise-rotation" onClick={() => void again()}>
          {t('again')}
        </Button>
      </div>
      {told && <p role={told.role}>{told.text}</p>}
      {question}
    </fieldset>
  );
}

/** Keeps a sheet in place of the one that the match began with, or as a new one. */
export function KeepSheet({ written }: { written: WrittenSheet }) {
  const t = useTranslations('sheets');
  const title = sheetTitle(written, useLanguage());
  const { sheets, save } = useSavedSheets();
  const { name, kind } = placeFor(written, sheets, title);
  return (
    <Button icon="save" disabled={kind === 'kept'} onClick={() => save(named(written, name))}>
      {kind === 'kept' ? t('kept', { name }) : t('keepSheet')}
    </Button>
  );
}
