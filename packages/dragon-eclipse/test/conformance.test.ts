import { describeConformance } from '@tabard/testkit/vitest';
import campaign from '../../../rules/dragon-eclipse-campaign.yaml';
import combat from '../../../rules/dragon-eclipse-combat.yaml';
import modes from '../../../rules/dragon-eclipse-modes.yaml';
import table from '../../../rules/table.yaml';
import { dragonEclipse } from '../src/kept-half.ts';

const ledgers = [combat, modes, campaign, table] as { rules: { id: string }[] }[][];
const rules = new Set(ledgers.flat().flatMap((section) => section.rules.map((rule) => rule.id)));
const everything = [
  'roguelite sheet 1',
  'mystlings: firple 3, prowler 3, young-alukah 3, young-iceling 3, golomo 3, regalian 3',
  'artifacts: blinking-stone, emptying-book, encased-crystals, forgery, gem-of-growth, guiding-grass, infused-bracelet, spare-soul, smithereens',
  'perks: neutral 3, elemental 3, remove 3, items 3, power 3, equipment 2',
  'maps: 4',
].join('\n');
const plan = { rules, seeds: 4, sample: 0.05 };

describeConformance(dragonEclipse, {
  'alone, with the Starting deck': { ...plan, seats: 1, options: { enemy: 'prowler' } },
  'alone, in every hard mode, building a deck': {
    ...plan,
    seats: 1,
    options: {
      enemy: 'firple',
      mystling: 'prowler',
      deck: 'build',
      hardCorruption: true,
      hardUnpredictable: true,
      hardSteel: true,
    },
  },
  'two players': { ...plan, seats: 2, options: { enemy: 'firple' } },
  'two players against Summons': {
    ...plan,
    seeds: 2,
    seats: 2,
    options: { enemy: 'umbra', deck: 'suggested', partnerDeck: 'suggested' },
  },
  'quick battle': { ...plan, seats: 2, options: { mode: 'quick-battle' } },
  challenge: { ...plan, seeds: 1, sample: 0.02, seats: 2, options: { mode: 'challenge' } },
  'the campaign, alone': { ...plan, seeds: 2, seats: 1, options: { mode: 'campaign' } },
  'a Run, alone': { ...plan, seeds: 2, seats: 1, options: { mode: 'roguelite' } },
  'a Run, together, with everything and Darkness': {
    ...plan,
    seeds: 1,
    seats: 2,
    options: { mode: 'roguelite', sheet: everything, darkness: true },
  },
  'the campaign, together': { ...plan, seeds: 2, seats: 2, options: { mode: 'campaign' } },
});
