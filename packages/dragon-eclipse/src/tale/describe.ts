/** A campaign in the words of its positions. */
import { eclipseContent } from '../defs.ts';
import { hasRead, type InTale, partsHad, slotNames, storyOf } from './facts.ts';
import { testSum } from './rules/trial.ts';
import { EMPTY_SLOT, EXPLORED, type Scene, TOKEN_A } from './state.ts';
import { storyText } from './texts.ts';

export function taleWords(m: InTale) {
  const { tale } = m;
  const story = storyOf(m);
  const { defs } = eclipseContent(m);
  const names = (mystlings: readonly number[]) => mystlings.map((def) => defs[def].names.en);
  const { statuses, world, scripts, scenarios } = story;
  return {
    silver: tale.silver,
    essence: tale.essence,
    items: tale.items.map((i) => story.items[i].id),
    equipment: tale.equipment.map((i) => story.equipment[i].id),
    secrets: tale.secrets.map((i) => story.secrets[i].number),
    discarded: tale.discarded.map((i) => story.items[i].id),
    under: tale.under.map((i) => story.equipment[i].id),
    statuses: Object.fromEntries(
      statuses.flatMap(({ id, parts }, at) =>
        partsHad(m, at) ? [[id, partsOf(tale.statuses[at], parts)]] : [],
      ),
    ),
    party: names(tale.party),
    random: names(tale.random),
    met: names(tale.met),
    'tamed Mystlings': names(tale.tamed),
    exalted: names(tale.exalted),
    growing: names(tale.growing),
    unlocked: tale.unlocked.length,
    kept: names(tale.kept.map(({ mystling }) => mystling)),
    read: scripts.flatMap(({ id }, i) => (hasRead(m, i) ? [id] : [])),
    played: tale.played.map((i) => scenarios[i].id),
    world: Object.fromEntries(
      tale.world.map(({ card, side }) => [world[card].id, side === EXPLORED ? 'explored' : 'unexplored']),
    ),
    boosters: tale.boosters,
    'advancement a': tale.keepsAdvancementA,
    'advancement b': tale.hasAdvancementB,
    hard: [
      ...(tale.isCorrupted ? ['corrupted'] : []),
      ...(tale.isUnpredictable ? ['unpredictable'] : []),
      ...(tale.isSteel ? ['steel'] : []),
    ],
    script: scripts[tale.script]?.id ?? null,
    told: tale.told.map((key) => storyText(eclipseContent(m), key, 'en')),
    ending: m.outcome?.reason ?? null,
    ...(tale.scene ? sceneWords(m, tale.scene) : { scenario: null, tray: [], map: null, front: [] }),
  };
}

function partsOf(mask: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, i) => i + 1).filter((part) => mask & (1 << (part - 1)));
}

function sceneWords(m: InTale, scene: Scene) {
  const { scenarios, fronts, locations, scripts, secrets, items } = storyOf(m);
  const { defs } = eclipseContent(m);
  const location = locations[scene.map];
  const slots = slotNames(m);
  return {
    scenario: scenarios[scene.scenario].id,
    tray: scene.tray.map(({ mystling, deck, damage, power, fatigue, attached }) => ({
      mystling: defs[mystling].names.en,
      damage,
      power,
      fatigue,
      attached: attached.map((i) => fronts[i]),
      cards: deck.length,
    })),
    front: scene.front.map((i) => fronts[i]),
    map: location?.id ?? null,
    slots: Object.fromEntries(
      scene.slots.flatMap((token, i) =>
        token === EMPTY_SLOT ? [] : [[slots[i], token === TOKEN_A ? 'A' : 'B']],
      ),
    ),
    locks: scene.locks.map((i) => scripts[i].id),
    overlays: scene.overlays.map((i) => secrets[i].number),
    region: location?.regions[scene.region] ?? null,
    event: secrets[scene.event]?.number ?? null,
    'event open': scene.isEventOpen,
    time: scene.time,
    red: scene.isRed,
    wandered: scene.wandered,
    result: scene.result,
    ...(scene.trial && {
      test: { revealed: scene.trial.revealed.map((i) => items[i].id), sum: testSum(m) },
    }),
  };
}
