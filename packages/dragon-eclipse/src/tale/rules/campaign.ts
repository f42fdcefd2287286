/** DE-CAMP-01 to DE-CAMP-11: one Scenario after the other until the Journal ends the campaign. */
import { allow, ask, call, type Def, done, finish, go, type Seat } from '@tabard/engine';
import { type InTale, mystlingCalled, sceneOf, storyOf } from '../facts.ts';
import { campaign, journal, prepare, wrapUp } from '../handles.ts';
import { EXITS } from '../state.ts';
import { joinParty, tell } from '../verbs.ts';
import { beginScene, firstDeck, pocketFor } from './prepare.ts';
import { taleProcedure } from './procedure.ts';

/** DE-START-01: the Mystlings that a campaign may begin with. */
function startingMystlings(m: InTale): Def[] {
  return storyOf(m).starting.map(({ mystling }) => mystlingCalled(m, mystling));
}

/** DE-START-01: with two players each takes one of the two. */
function startWith(m: InTale, mystling: number): void {
  const other = startingMystlings(m).find((one) => one !== mystling) ?? mystling;
  const taken = m.seats === 1 ? [mystling] : m.decider === 0 ? [mystling, other] : [other, mystling];
  for (const one of taken) joinParty(m, one);
  beginScene(
    m,
    0,
    taken.map((one) => pocketFor(one, firstDeck(m, one))),
  );
}

function everybody(m: InTale): Seat[] {
  return m.tamers.map((_, seat) => seat);
}

const play = taleProcedure(
  campaign,
  {
    begin: (m) => (m.tale.scene ? go('again') : m.tale.played.length ? go('prepare') : go('first')),
    /** DE-SAVE-02: from a Save Sheet that was written where this Scenario begins. */
    again: (m) => {
      const { scenario, tray } = sceneOf(m);
      beginScene(m, scenario, tray);
      tell(m, storyOf(m).scenarios[scenario].intro);
      return go('play');
    },
    /** DE-CAMP-07, DE-START-04. */
    first: ask({
      kind: 'starting-mystling',
      rule: 'DE-START-01',
      who: (m) => (m.seats === 1 ? 0 : m.decider),
      offer: (m, _v, offer) => {
        for (const mystling of startingMystlings(m)) allow(offer, 'take-along', mystling);
      },
      then: (m, _v, { refs }) => {
        startWith(m, refs[0]);
        tell(m, storyOf(m).scenarios[0].intro);
        return go('play');
      },
    }),
    prepare: () => call(prepare, { scenario: -1, at: 0 }, 'play'),
    play: (m) => call(journal, { script: storyOf(m).scenarios[m.tale.scene?.scenario ?? 0].start }, 'played'),
    played: (m) => {
      if (EXITS[m.result] !== 'end-campaign') return call(wrapUp, { drawn: [], left: 0 }, 'prepare');
      // DE-CAMP-10: completed, never lost; the ending is the last part of its status.
      finish(m, everybody(m), `ending-${m.tale.exitTo}`);
      return done();
    },
  },
  {
    shows: (m, _v, step) => (step === 'first' ? { kind: 'starting', open: startingMystlings(m) } : undefined),
  },
);

export const campaigns = [play];
