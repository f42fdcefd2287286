/** What is played while the game's sentences are read. */
export const PROSE_PLANS = [
  { seats: 1, options: { enemy: 'golomo', mystling: 'firple' } },
  { seats: 1, options: { enemy: 'umbra', deck: 'build', hardCorruption: true } },
  { seats: 2, options: { enemy: 'siren', deck: 'suggested', partnerDeck: 'suggested' } },
  { seats: 2, options: { mode: 'quick-battle' } },
  { seats: 2, options: { mode: 'challenge' } },
  { seats: 2, options: { mode: 'campaign' } },
  { seats: 2, options: { mode: 'roguelite' } },
];
