import { describe, expect, it } from 'vitest';
import { newRegistry } from './registry.ts';

describe('metrics', () => {
  it('are written in the text format of Prometheus', () => {
    const registry = newRegistry();
    const counter = registry.counter('doors_total', 'Doors.');
    counter.add({ by: 'a "b"\n\\c' });
    counter.add({ by: 'a "b"\n\\c' });
    registry.gauge('rooms', 'Rooms.', () => 3);
    const spread = registry.histogram('seconds', 'Seconds.', [1, 2]);
    for (const value of [0.5, 1, 1.5, 9]) spread.observe(value);
    expect(registry.text().split('\n')).toEqual([
      '# HELP doors_total Doors.',
      '# TYPE doors_total counter',
      'doors_total{by="a \\"b\\"\\n\\\\c"} 2',
      '# HELP rooms Rooms.',
      '# TYPE rooms gauge',
      'rooms 3',
      '# HELP seconds Seconds.',
      '# TYPE seconds histogram',
      'seconds_bucket{le="1"} 2',
      'seconds_bucket{le="2"} 3',
      'seconds_bucket{le="+Inf"} 4',
      'seconds_sum 12',
      'seconds_count 4',
      '',
    ]);
  });
});
