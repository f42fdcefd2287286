import { RUN_HEADING } from './run/sheet.ts';
import { TALE_HEADING } from './tale/sheet.ts';

/** The mode that a Save Sheet is for, by its first line; undefined where the text is none. */
export function sheetMode(text: string): 'campaign' | 'roguelite' | undefined {
  const [heading] = text.trim().split('\n');
  if (heading.trim() === TALE_HEADING) return 'campaign';
  return heading.trim() === RUN_HEADING ? 'roguelite' : undefined;
}
