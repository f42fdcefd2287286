import { describe, expect, it } from 'vitest';
import { placeBeside } from './peek-place.ts';

const page = { width: 1366, height: 768 };
const panel = { width: 300, height: 600 };

describe('the position of a preview', () => {
  it('is on the right if there is room, vertically centred', () => {
    expect(placeBeside({ left: 100, top: 300, width: 80, height: 100 }, panel, page)).toEqual({
      left: 192,
      top: 50,
    });
  });

  it('is on the left if the right is too narrow', () => {
    expect(placeBeside({ left: 1200, top: 300, width: 80, height: 100 }, panel, page).left).toBe(888);
  });

  it.each([
    ['the bottom', { left: 100, top: 740, width: 80, height: 20 }],
    ['the top', { left: 100, top: 0, width: 80, height: 20 }],
  ])('is never over %s of the page', (_, anchor) => {
    const { top } = placeBeside(anchor, panel, page);
    expect(top).toBeGreaterThanOrEqual(12);
    expect(top + panel.height).toBeLessThanOrEqual(page.height - 12);
  });

  it('starts at the edge if neither side has room', () => {
    const { left } = placeBeside({ left: 60, top: 10, width: 240, height: 300 }, panel, {
      width: 360,
      height: 740,
    });
    expect(left).toBeGreaterThanOrEqual(12);
  });
});
