import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../config.ts';
import { CODE_LENGTH, LETTERS } from '../tables/codes.ts';
import { addressShares, crowdOf, personShare } from './address.ts';
import { Bucket, Limiter } from './limiter.ts';
import { Turns } from './turns.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:2::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['64:ff9b::203.0.113.7', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ])('%s is counted by %j', (address, keys) => {
    expect(addressShares(address).map(({ key }) => key)).toEqual(keys);
  });

  it('has larger limits for its /48, and for a crowd', () => {
    expect(addressShares('2001:db8::1').map(({ times }) => times)).toEqual([1, 4]);
    expect(crowdOf(addressShares('2001:db8::1')).map(({ times }) => times)).toEqual([5, 20]);
  });
});

const passed = (bucket: Bucket, now: number) => {
  let count = 0;
  while (bucket.has(1, now)) {
    bucket.charge(1, now);
    count++;
  }
  return count;
};

describe('a bucket', () => {
  it('allows a burst, then the rate per second', () => {
    const bucket = new Bucket({ perSecond: 10, burst: 20 }, 0);
    expect([passed(bucket, 0), passed(bucket, 0), passed(bucket, 500), passed(bucket, 2500)]).toEqual([
      20, 0, 5, 20,
    ]);
  });

  it('keeps refilling after the clock is set back', () => {
    const bucket = new Bucket({ perSecond: 10, burst: 20 }, 9e6);
    expect([passed(bucket, 9e6), passed(bucket, 1e6), passed(bucket, 1e6 + 1000)]).toEqual([20, 0, 10]);
  });

  it('goes negative after a forced charge and refills from there', () => {
    const bucket = new Bucket({ perSecond: 10, burst: 10 }, 0);
    bucket.charge(30, 0);
    expect([bucket.has(1, 2000), bucket.wait(1, 0), bucket.has(1, 2100)]).toEqual([false, 100, true]);
  });
});

const ONE = [{ key: 'one', times: 1 }];
const keys = (count: number) => Array.from({ length: count }, (_, at) => [{ key: `other ${at}`, times: 1 }]);

describe('a limiter', () => {
  it('without a limit lets everything pass', () => {
    const limiter = new Limiter(undefined);
    expect(keys(1000).every(() => limiter.mayPass(ONE, 0))).toBe(true);
  });

  it('charges all shares or none', () => {
    const limiter = new Limiter({ perSecond: 1, burst: 1 });
    const [both, person] = [
      [personShare('ada'), ...ONE],
      [personShare('bo'), ...ONE],
    ];
    expect([limiter.mayPass(both, 0), limiter.mayPass(person, 0)]).toEqual([true, false]);
    expect(limiter.mayPass([personShare('bo')], 0)).toBe(true);
  });

  it('returns the seconds until the next unit', () => {
    const limiter = new Limiter({ perSecond: 0.5, burst: 1 });
    limiter.mayPass(ONE, 0);
    expect(limiter.seconds(ONE, 0)).toBe(2);
  });

  it('keeps every key that is still limited under a flood of others', () => {
    const limiter = new Limiter({ perSecond: 0.001, burst: 1 }, 100);
    expect(limiter.mayPass(ONE, 0)).toBe(true);
    for (const other of keys(10_000)) limiter.mayPass(other, 1000);
    expect(limiter.mayPass(ONE, 1000)).toBe(false);
    expect(limiter.size).toBe(100);
  });

  it('drops idle keys, and lets keys beyond the maximum share buckets', () => {
    const limiter = new Limiter({ perSecond: 1, burst: 1 }, 100);
    for (const other of keys(1000)) limiter.mayPass(other, 0);
    const served = keys(3000)
      .slice(1000)
      .filter((other) => limiter.mayPass(other, 500)).length;
    expect(served).toBeGreaterThan(100);
    for (const other of keys(300)) limiter.mayPass(other, 1e6);
    expect(limiter.size).toBeLessThanOrEqual(100);
    expect(limiter.mayPass([{ key: 'newcomer', times: 1 }], 1e6)).toBe(true);
  });
});

describe('the code of a table', () => {
  it('takes more than a century to guess at the limit, from a whole /48, for one of 100,000 tables', () => {
    const [, site] = addressShares('2001:db8::1');
    const guessesInYear = SETTINGS.guessesPerMinute.fallback * site.times * 60 * 24 * 365;
    expect(LETTERS.length ** CODE_LENGTH / 100_000 / guessesInYear).toBeGreaterThan(100);
  });
});

describe('turns', () => {
  it('run one task of an address at a time, queue a few, and refuse the rest', async () => {
    const turns = new Turns();
    let open = () => {};
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    let running = 0;
    const task = async () => {
      expect(++running).toBe(1);
      await held;
      running--;
    };
    const all = Array.from({ length: 20 }, () => turns.run(ONE, task));
    expect(await turns.run([{ key: 'other', times: 1 }], async () => 'done')).toBe('done');
    open();
    const ends = await Promise.allSettled(all);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  });
});
