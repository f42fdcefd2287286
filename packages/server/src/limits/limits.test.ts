import { describe, expect, it } from 'vitest';
import { addressKey } from './address.ts';
import { newRate, Rates } from './rate.ts';
import { newRegistry } from './registry.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('a rate', () => {
  it('lets a burst pass, then so many a second', () => {
    const rate = newRate(10);
    const passed = (now: number) => Array.from({ length: 50 }, () => rate(now)).filter(Boolean).length;
    expect([passed(1000_000), passed(1000_000), passed(1000_500), passed(1002_500)]).toEqual([20, 0, 5, 20]);
  });

  it('is not held back by a clock that is set back', () => {
    const rate = newRate(10);
    const passed = (now: number) => Array.from({ length: 50 }, () => rate(now)).filter(Boolean).length;
    expect([passed(9000_000), passed(1000_000), passed(1001_000)]).toEqual([20, 0, 10]);
  });

  it('of nought lets everything pass', () => {
    const rate = newRate(0);
    expect(Array.from({ length: 1000 }, () => rate(0)).every(Boolean)).toBe(true);
  });

  it('is kept for each key apart', () => {
    const rates = new Rates(() => newRate(1, 1));
    expect([rates.mayPass('a', 1e6), rates.mayPass('a', 1e6), rates.mayPass('b', 1e6)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(rates.mayPass('a', 2e6)).toBe(true);
  });
});

describe('figures', () => {
  it('are written as Prometheus reads them', () => {
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
