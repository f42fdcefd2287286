import { useSettings } from '../../settings/settings.ts';

/** The last tapped thing and the decision at that time. */
let tapped: string | undefined;

/** Whether a click is the first of two taps, which only previews what the second would do. */
export function isFirstTap(event: globalThis.MouseEvent, thing: string): boolean {
  if (!useSettings.getState().twoTaps || !isTouch(event)) return false;
  const isFirst = tapped !== thing;
  tapped = isFirst ? thing : undefined;
  return isFirst;
}

function isTouch(event: globalThis.MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
