/** What is played while the games' sentences are read. */
export const OMEGA_PLANS = [
  { seats: 3, options: { edition: 'revised' } },
  { seats: 4, options: { edition: 'first' } },
  { seats: 2, options: { edition: 'revised', tree: true } },
];
export const TWILIGHT_PLANS = [{ seats: 3 }, { seats: 4, options: { with: 'omega' } }];
