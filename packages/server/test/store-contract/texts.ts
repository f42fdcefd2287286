import { describe, expect, it } from 'vitest';
import type { MatchId, PlayerId } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreRefusal } from '../../src/store/store-refusal.ts';
import { aKeptMatch, aKeptPlayer, aMatch, aPerson, aPlayer, unique } from './samples.ts';
import type { Nodes } from './suite.ts';

const NUL = 'a\0b';
const player = NUL as PlayerId;
const match = NUL as MatchId;

/** Every function that takes a string from outside. */
const TAKERS: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'a name': (store) => store.players.add(aPlayer({ name: NUL })),
  'a name to sign in with': (store) => store.players.byName(NUL),
  'a new name': async (store) => store.players.change((await aKeptPlayer(store)).id, { name: NUL }),
  'the id of a person': (store) => store.players.get(player),
  'a token': (store) => store.logins.get(NUL, 0),
  'whose token it is': (store) => store.logins.add({ token: unique('token'), player, expires: 1 }),
  'who is shunned': async (store) => store.shuns.set((await aKeptPlayer(store)).id, player, 'mute'),
  'who is blocked': (store) => store.shuns.isBlocked(player, player),
  'the id of a match': (store) => store.matches.get(match),
  'a code': (store) => store.matches.byCode(NUL),
  'the code of a new table': (store) => store.matches.add(aMatch({ code: NUL })),
  'the name on a seat': (store) => store.matches.add(aMatch({ seats: [aPerson(0, aPlayer({ name: NUL }))] })),
  'a game to list the open tables of': (store) => store.matches.open({ game: NUL, limit: 5 }),
  'a game to list the running matches of': (store) => store.matches.running({ game: NUL, limit: 5 }),
  'where a page begins': (store) => store.matches.open({ after: `1.${NUL}`, limit: 5 }),
  'whose tables are listed': (store) => store.matches.ofPlayer(player, { limit: 5 }),
  'the match of a log': (store) => store.log.entries(match, 0),
  'the match of a job': (store) => store.jobs.get(match),
  'the hash of a content': (store) => store.contents.get(NUL),
  'a line of the chat': async (store) =>
    store.chat.add({ match: (await aKeptMatch(store)).id, player: undefined, name: 'x', text: NUL, at: 1 }),
  'the name under a line': async (store) =>
    store.chat.add({ match: (await aKeptMatch(store)).id, player: undefined, name: NUL, text: 'x', at: 1 }),
  'the match of a chat': (store) => store.chat.recent(match, 5),
  'the name of a setting': (store) => store.settings.keep(NUL, 'x'),
};

export function describeTexts(nodes: () => Nodes): void {
  describe('a NUL', () => {
    it.each(Object.keys(TAKERS))('is refused in a sentence in %s', async (what) => {
      const taking = TAKERS[what](nodes().one);
      await expect(taking).rejects.toThrow(StoreRefusal);
      await expect(taking).rejects.toThrow(/NUL character|is not the end of a page/);
    });
  });
}
