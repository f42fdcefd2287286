interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 12;

/** Position beside the anchor, on the side with more room and within the page. */
export function placeBeside(anchor: Box, panel: Size, page: Size): { left: number; top: number } {
  const right = anchor.left + anchor.width;
  const isRight = page.width - right >= panel.width + 2 * GAP || page.width - right > anchor.left;
  const left = isRight ? right + GAP : anchor.left - panel.width - GAP;
  return {
    left: within(left, page.width - panel.width),
    top: within(anchor.top + anchor.height / 2 - panel.height / 2, page.height - panel.height),
  };
}

/** Clamps to the gap from the edges; oversized content starts at the edge. */
function within(at: number, room: number): number {
  return Math.max(GAP, Math.min(at, room - GAP));
}
