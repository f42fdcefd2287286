import { sheetMode } from '@tabard/dragon-eclipse';
import type { AnswerOf, RequestOf } from '@tabard/table/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { ProblemLine } from '../../../online/problem-line.tsx';
import { remote } from '../../../online/server.ts';
import { useAction } from '../../../online/use-action.ts';
import { Button } from '../../../ui/button.tsx';

type ServerSheet = AnswerOf<'sheets'>['sheets'][number];
type Seats = RequestOf<'newTable'>['body']['seats'];

const ALONE: Seats = [{ kind: 'me' }];
const TOGETHER: Seats = [...ALONE, { kind: 'open' }];

/** Save Sheets that the server keeps with this person: a match there may begin with one. */
export function ServerSheets({ game }: { game: string }) {
  const t = useTranslations('sheets');
  const [sheets, setSheets] = useState<readonly ServerSheet[]>([]);
  const { run, problem } = useAction();
  const refresh = useCallback(
    () => run(async () => setSheets((await remote().api('sheets', {})).sheets)),
    [run],
  );
  useEffect(refresh, [refresh]);
  const own = sheets.filter((sheet) => sheet.game === game);
  if (own.length === 0) return <ProblemLine problem={problem} />;
  return (
    <section className="sheet-shelf" aria-labelledby="sheets-server">
      <h2 id="sheets-server">{t('server')}</h2>
      <p>{t('serverNote')}</p>
      <ul>
        {own.map((sheet) => (
          <ServerSheetLine key={sheet.match} sheet={sheet} onChange={refresh} />
        ))}
      </ul>
    </section>
  );
}

function ServerSheetLine({ sheet, onChange }: { sheet: ServerSheet; onChange(): void }) {
  const t = useTranslations('sheets');
  const format = useFormatter();
  const [, go] = useLocation();
  const { run, isBusy, problem } = useAction();
  const { match, game, text, counts, updated } = sheet;
  const mode = sheetMode(text);
  const begin = async (seats: Seats) => {
    const body = { game, options: { mode, sheet: text }, seats, isDaily: false };
    const { id } = await remote().api('newTable', {
      body: { ...body, isPublic: false, pace: 'live', clock: null },
    });
    go(`/online/${id}`);
  };
  const forget = async () => {
    await remote().api('forgetSheet', { params: { match } });
    onChange();
  };
  const name = `${mode ? t(mode) : ''} ${format.dateTime(updated, { dateStyle: 'medium', timeStyle: 'short' })}`;
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <br />
        {t(counts ? 'counts' : 'countsNot')}
      </span>
      <span className="sheet-ways">
        <Button icon="play-button" disabled={isBusy} onClick={() => run(() => begin(ALONE))}>
          {t('begin')}
        </Button>
        <Button icon="three-friends" disabled={isBusy} onClick={() => run(() => begin(TOGETHER))}>
          {t('together')}
        </Button>
        <Button
          look="quiet"
          icon="trash-can"
          aria-label={t('remove', { name })}
          onClick={() => run(forget)}
        />
      </span>
      <ProblemLine problem={problem} />
    </li>
  );
}
