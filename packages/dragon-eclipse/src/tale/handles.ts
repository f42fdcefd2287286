/** Every procedure of a campaign with its variables, and the tools of the language that Scripts are written in. */
import {
  bool,
  card,
  declare,
  effectsAbout,
  type Infer,
  id,
  int,
  ints,
  maybe,
  struct,
  wordIn,
} from '@tabard/engine';
import { aftermathSchema } from '../state.ts';
import type { InTale } from './facts.ts';

const aboutSchema = struct({ you: id<'seat'>(), card, amount: int });
/** What a line of a Script is about: the players as one. */
export type TaleAbout = Infer<typeof aboutSchema>;
export const lines = effectsAbout<InTale, TaleAbout>(aboutSchema, 'line');
export const ABOUT_ALL: TaleAbout = { you: 0, card: -1, amount: 0 };

export const campaign = declare('campaign', struct({}));
/** DE-CAMP-06: World Map, Scenario, Mystlings, decks. */
export const prepare = declare('prepare', struct({ scenario: int, at: int }));
/** Reads Scripts one after the other; gives how the last one was left, as its place in EXITS. */
export const journal = declare('journal', struct({ script: int }), { landing: 'page' });
/** A Combat of the story; gives the Script that follows. */
export const fight = declare(
  'tale-combat',
  struct({ isResumed: bool, pockets: ints, aftermath: maybe(aftermathSchema) }),
);
export const randomCombat = declare('random-combat', struct({ drawn: ints, added: int }));
/** A Test; its row is followed inside the Script that called it. */
export const trial = declare('test', struct({ test: int, row: int, at: int }));
/** Gains cards one after the other, each time looking at the limit; `turned` are drawn ones to choose from. */
export const gaining = declare(
  'gaining',
  struct({ kind: wordIn(['items', 'equipment']), left: int, turned: ints, keep: int, fresh: int }),
);
/** Divides something between the Mystlings of the tray. */
export const sharing = declare(
  'sharing',
  struct({ what: wordIn(['damage', 'heal', 'fatigue', 'rest', 'power']), amount: int }),
);
/** One Mystling of the tray, by its pocket; gives the pocket. */
export const choosingMystling = declare('choosing-mystling', struct({ among: ints }));
/** DE-AFTER-01. */
export const wrapUp = declare('wrap-up', struct({ drawn: ints, left: int }));
