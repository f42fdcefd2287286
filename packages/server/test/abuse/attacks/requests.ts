import type { Attack } from '../siege.ts';

const AT_ONCE = 12;

/** Requests for guests, passwords, codes, lists and tables from many addresses, as fast as they are answered. */
export const floods: Attack = async (siege) => {
  let count = 0;
  const flood = async (at: number) => {
    while (siege.goesOn()) {
      const browser = siege.from(`198.51.100.${(at * 20 + (count++ % 20)) % 250}`);
      const password = `guess ${count}`;
      await Promise.all([
        browser.ask('POST', '/sign-in', { name: 'Admin', password }),
        browser.ask('POST', '/guest', { name: `Flood ${count}` }),
        browser.ask('GET', '/codes/BCDFGHJKMNPQ'),
        browser.ask('GET', '/tables/running?limit=100'),
        browser.ask('GET', `/matches/${siege.match}/replay?seq=5`),
      ]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => flood(at)));
};
