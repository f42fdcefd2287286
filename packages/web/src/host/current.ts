import { currentLanguage, type Settings, useSettings } from '../settings/settings.ts';
import { keepLastSheet } from '../sheets/saved-sheets.ts';
import { sheetTitle } from '../sheets/sheet-title.ts';
import type { Host } from './host.ts';
import type { LocalPace } from './local/clock.ts';
import { hostOver, type WorkerPort } from './local/proxy.ts';

const PAUSES: Readonly<Record<Settings['tempo'], Omit<LocalPace, 'pondering'>>> = {
  calm: { bot: 650, pass: 700 },
  brisk: { bot: 250, pass: 400 },
  instant: { bot: 0, pass: 0 },
};

let current: Host | undefined;

/** The host of this page's local matches. */
export function host(): Host {
  current ??= startLocalHost();
  return current;
}

function startLocalHost(): Host {
  const worker = new Worker(new URL('./local/worker.ts', import.meta.url), { type: 'module' });
  const local = hostOver(worker as unknown as WorkerPort, (sheet) =>
    keepLastSheet(sheet, sheetTitle(sheet, currentLanguage())),
  );
  local.setPace(paceOf(useSettings.getState()));
  useSettings.subscribe((settings) => local.setPace(paceOf(settings)));
  return local;
}

function paceOf({ tempo, pondering }: Settings): LocalPace {
  return { ...PAUSES[tempo], pondering: pondering ? 'on' : 'off' };
}
