import { describe } from 'vitest';
import { describeJobs } from './store-contract/jobs.ts';
import { describeKeeping } from './store-contract/keeping.ts';
import { describeLog } from './store-contract/log.ts';
import { describePeople } from './store-contract/people.ts';
import { openNodes, type Place } from './store-contract/suite.ts';
import { describeTables } from './store-contract/tables.ts';
import { describeTalk } from './store-contract/talk.ts';
import { describeTexts } from './store-contract/texts.ts';

/** The contract of every store, tested with two nodes. */
export function describeStore(place: Place, elsewhere: Place): void {
  describe(`the store in ${place.kind}`, () => {
    const nodes = openNodes(place);
    describePeople(nodes);
    describeTables(nodes);
    describeLog(nodes);
    describeJobs(nodes);
    describeTalk(nodes);
    describeTexts(nodes);
    describeKeeping(place, elsewhere);
  });
}
