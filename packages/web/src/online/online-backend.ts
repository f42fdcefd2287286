import { loadGame } from '../games/registry.ts';
import type { Backend } from '../host/backend.tsx';
import { languageOf } from '../settings/language.ts';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { ensurePerson } from './account-actions.ts';
import { contentOfMatch } from './contents.ts';
import { remote } from './server.ts';

/** Matches on the server. */
export const ONLINE: Backend = {
  kind: 'online',
  host: () => ({
    ...remote(),
    replayView: async (match, seq, viewer) => {
      const moment = await remote().replayView(match, seq, viewer);
      const { game, content } = moment.view.state;
      const loaded = await loadGame(game);
      if (loaded && !loaded.openContent(content)) await contentOfMatch(loaded, match);
      return moment;
    },
    playOnFrom: async (match, seq, viewer) => {
      await ensurePerson(useSettings.getState().name || guestName());
      return remote().playOnFrom(match, seq, viewer);
    },
  }),
  tablePath: (match) => `/online/${match}`,
  replayPath: (match) => `/online/replay/${match}`,
  rematch: async ({ id }) => (await remote().api('rematch', { params: { match: id } })).id,
};

/** Name for a visitor without an account who plays on from a replay. */
function guestName(): string {
  const { language } = useSettings.getState();
  return words[languageOf(language, navigator.languages)].online.guest;
}
