import { describe, expect, it } from 'vitest';
import { layersAt } from './layers.ts';

describe('the layers of a drawing', () => {
  it('are read with one place or several', () => {
    const [light, houses] = layersAt(
      [
        { light: [20, 30], tone: 'lamp' },
        {
          figures: 'house',
          at: [
            [1, 2],
            [3, 4],
          ],
          tone: 'earth',
          size: 9,
        },
      ],
      ['map'],
    );
    expect(light).toMatchObject({ kind: 'light', points: [[20, 30]], size: 20, strength: 100 });
    expect(houses).toMatchObject({
      what: 'house',
      points: [
        [1, 2],
        [3, 4],
      ],
      size: 9,
    });
  });

  it.each([
    [{ smoke: [1, 2] }, 'a layer is one of wash'],
    [{ area: [[1, 2]], tone: 'pink' }, 'pink'],
    [{ figures: 'hose', at: [1, 2], tone: 'bone' }, '"house"'],
    [{ wash: ['tide', 'moss'], size: 3 }, 'size'],
  ])('are refused with the reason: %o', (written, reason) => {
    expect(() => layersAt([written], ['map'])).toThrow(reason);
  });
});
