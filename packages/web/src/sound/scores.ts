/** One tone or one breath of noise. */
export interface Note {
  /** Seconds after the beginning. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** A pitch in hertz; noise has the middle of its band. */
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly voice: 'bell' | 'wood' | 'noise';
}

export const SOUNDS = ['your-move', 'card', 'dice', 'blow', 'gain', 'win', 'loss'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** What the few soft sounds are made of. */
export const SCORES: Readonly<Record<SoundName, readonly Note[]>> = {
  'your-move': [
    { at: 0, lasts: 0.5, loud: 0.16, pitch: 659, voice: 'bell' },
    { at: 0.11, lasts: 0.7, loud: 0.14, pitch: 988, voice: 'bell' },
  ],
  card: [{ at: 0, lasts: 0.09, loud: 0.2, pitch: 2600, to: 1200, voice: 'noise' }],
  dice: [
    { at: 0, lasts: 0.05, loud: 0.26, pitch: 320, voice: 'wood' },
    { at: 0.08, lasts: 0.05, loud: 0.2, pitch: 410, voice: 'wood' },
    { at: 0.19, lasts: 0.05, loud: 0.15, pitch: 350, voice: 'wood' },
    { at: 0.34, lasts: 0.08, loud: 0.1, pitch: 300, voice: 'wood' },
  ],
  blow: [
    { at: 0, lasts: 0.22, loud: 0.3, pitch: 120, to: 55, voice: 'wood' },
    { at: 0, lasts: 0.1, loud: 0.1, pitch: 700, to: 300, voice: 'noise' },
  ],
  gain: [
    { at: 0, lasts: 0.3, loud: 0.1, pitch: 523, voice: 'bell' },
    { at: 0.08, lasts: 0.4, loud: 0.1, pitch: 784, voice: 'bell' },
  ],
  win: [
    { at: 0, lasts: 0.6, loud: 0.14, pitch: 523, voice: 'bell' },
    { at: 0.14, lasts: 0.6, loud: 0.14, pitch: 659, voice: 'bell' },
    { at: 0.28, lasts: 0.6, loud: 0.14, pitch: 784, voice: 'bell' },
    { at: 0.42, lasts: 1.4, loud: 0.16, pitch: 1047, voice: 'bell' },
  ],
  loss: [
    { at: 0, lasts: 0.6, loud: 0.13, pitch: 440, voice: 'bell' },
    { at: 0.22, lasts: 1.1, loud: 0.13, pitch: 349, voice: 'bell' },
  ],
};

/** At most this many sounds for one change at the table: a whole turn of a bot is no drum roll. */
const MOST = 3;

/** Which events of a game are heard. */
export type EventSounds = Readonly<Record<string, SoundName>>;

/** The sounds of what happened, each once, in their order. */
export function soundsOf(sounds: EventSounds, eventTypes: readonly string[]): readonly SoundName[] {
  const heard = eventTypes.flatMap((type) => (Object.hasOwn(sounds, type) ? [sounds[type]] : []));
  return [...new Set(heard)].slice(0, MOST);
}
