import { botIds } from '@tabard/bots';
import { LANGUAGES, type Language } from '@tabard/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { languageOf } from './language.ts';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const TEMPOS = ['calm', 'brisk', 'instant'] as const;
export const ASKINGS = ['normal', 'always'] as const;
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

export interface Settings {
  /** 'browser' follows the browser. */
  readonly language: Language | 'browser';
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** Ask once more before a choice is sent. */
  readonly confirm: boolean;
  /** By touch the first tap on a thing shows what it does, the second chooses. */
  readonly twoTaps: boolean;
  /** Short hints at the moment they matter. */
  readonly hints: boolean;
  readonly hintsSeen: readonly string[];
  /** How long bots let one read what they did. */
  readonly tempo: (typeof TEMPOS)[number];
  /** The bots that are seated unless others are chosen. */
  readonly opponents: string;
  /** Bots on this page think on while one thinks. */
  readonly pondering: boolean;
  /** How often new tables ask where one can only pass. */
  readonly asking: (typeof ASKINGS)[number];
  /** Draw every game at the plain table. */
  readonly plain: boolean;
  readonly name: string;
}

interface SettingsStore extends Settings {
  change(part: Partial<Settings>): void;
}

const DEFAULTS: Settings = {
  language: 'browser',
  motion: 'system',
  sound: false,
  textSize: 1,
  confirm: false,
  twoTaps: false,
  hints: true,
  hintsSeen: [],
  tempo: 'calm',
  opponents: 'adventurer',
  pondering: false,
  asking: 'normal',
  plain: false,
  name: '',
};

/** What each may be, where that is more than its kind. */
const CHOICES: { readonly [name in keyof Settings]?: readonly unknown[] } = {
  language: ['browser', ...LANGUAGES],
  motion: MOTIONS,
  textSize: TEXT_SIZES,
  tempo: TEMPOS,
  opponents: botIds,
  asking: ASKINGS,
};

/** What was kept as far as this version knows it; everything else is as it is at first. */
export function settingsFrom(kept: unknown): Settings {
  const names = Object.keys(DEFAULTS) as (keyof Settings)[];
  const found = (kept ?? {}) as Partial<Settings>;
  const known = names.filter((name) => isOfKind(name, found[name]));
  return { ...DEFAULTS, ...Object.fromEntries(known.map((name) => [name, found[name]])) };
}

function isOfKind(name: keyof Settings, value: unknown): boolean {
  const choices = CHOICES[name];
  if (choices) return choices.includes(value);
  if (name === 'hintsSeen') return Array.isArray(value) && value.every((hint) => typeof hint === 'string');
  return typeof value === typeof DEFAULTS[name];
}

export const useSettings = create<SettingsStore>()(
  persist((set) => ({ ...DEFAULTS, change: (part) => set(part) }), {
    name: 'tabard-settings',
    version: 1,
    merge: (kept, now) => ({ ...now, ...settingsFrom(kept) }),
  }),
);

export function useLanguage(): Language {
  const wanted = useSettings((settings) => settings.language);
  return languageOf(wanted, navigator.languages);
}

/** The language now, outside of what is drawn. */
export function currentLanguage(): Language {
  return languageOf(useSettings.getState().language, navigator.languages);
}
