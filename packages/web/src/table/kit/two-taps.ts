import { useSettings } from '../../settings/settings.ts';

/** What was tapped last, with the question it was tapped for. */
let tapped: string | undefined;

/** Whether a click is the first tap on a thing where two are wanted: it only shows what the second would do. */
export function isFirstTap(event: globalThis.MouseEvent, thing: string): boolean {
  if (!useSettings.getState().twoTaps || !isTouch(event)) return false;
  const isFirst = tapped !== thing;
  tapped = isFirst ? thing : undefined;
  return isFirst;
}

function isTouch(event: globalThis.MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
