import { DECKS, type Deck, type Edition, WINDOWS, type WindowName } from './defs.ts';

/** What an edition says of something, and the rule that says it. */
interface Fact<T> {
  readonly is: T;
  readonly rule: string;
}

interface Seats {
  readonly min: number;
  readonly max: number;
}

/** What differs, or may differ, from edition to edition. The rules ask this record and never an edition's name. */
export interface EditionRules {
  readonly seats: Fact<Seats>;
  /** The same where the cards of several sets are combined. */
  readonly seatsCombined: Fact<Seats>;
  /** The decks that are laid out at the start. */
  readonly decks: Fact<readonly Deck[]>;
  /** A party that means to leave its Area says so in Reset. */
  readonly departureDeclared: Fact<boolean>;
  /** The Preliminary Encounter of an Area that was sought is laid faceup. */
  readonly soughtGuardFaceup: Fact<boolean>;
  /** All Encounters of an exploration are drawn before the first is faced. */
  readonly encountersDrawnAhead: Fact<boolean>;
  /** Creatures met while exploring lie aside until the phase is over. */
  readonly creaturesLieAside: Fact<boolean>;
  /** An Event that kills a Character stops the exploration. */
  readonly deathStopsExploring: Fact<boolean>;
  readonly finalRevealed: Fact<'with-the-first-mission' | 'by-choice'>;
  /** Final Missions have a Crisis! part, whose countdown starts when they are revealed. */
  readonly crisis: Fact<boolean>;
  /** How many Arcane Characters a party may have. */
  readonly mostArcane: Fact<number>;
  /** The Speed of an incapacitated Character counts for its party. */
  readonly incapacitatedSpeed: Fact<boolean>;
  /** A party may flee from a Creature instead of fighting it. */
  readonly escape: Fact<boolean>;
  /** How many of the Characters that a player expels in one Reset step may be picked up. */
  readonly charactersPickedUp: Fact<'each' | 'one'>;
  /** What an Interruption of the edition's own set may answer; imported cards answer what they name. */
  readonly interruptions: Fact<readonly WindowName[]>;
  /** Where editions agree but each has a rule of its own: the rule to cite. */
  readonly cited: {
    readonly interactionAction: string;
    readonly areaSaved: string;
    readonly areaKept: string;
    readonly treeMove: string;
  };
}

const TWO_TO_FIVE: EditionRules['seats'] = { is: { min: 2, max: 5 }, rule: 'AN-GEN-01' };
const EACH_EXPELLED: EditionRules['charactersPickedUp'] = { is: 'each', rule: 'AN-RESET-06' };
const FIVE_TYPES: EditionRules['decks'] = {
  is: ['character', 'area', 'encounter', 'advantage', 'basic', 'final'],
  rule: 'AN-SETUP-01',
};

export const EDITION_RULES: Readonly<Record<Edition, EditionRules>> = {
  first: {
    seats: TWO_TO_FIVE,
    seatsCombined: TWO_TO_FIVE,
    decks: FIVE_TYPES,
    departureDeclared: { is: false, rule: 'AN-MOVE-06' },
    soughtGuardFaceup: { is: true, rule: 'AN-PRELIM-03' },
    encountersDrawnAhead: { is: false, rule: 'AN-EXPL-07' },
    creaturesLieAside: { is: false, rule: 'AN-EXPL-10' },
    deathStopsExploring: { is: false, rule: 'AN-EXPL-08' },
    finalRevealed: { is: 'with-the-first-mission', rule: 'AN-END-01' },
    crisis: { is: false, rule: 'AN-WIN-04' },
    mostArcane: { is: 0, rule: 'AN-CHAR-02' },
    incapacitatedSpeed: { is: true, rule: 'AN-INCAP-03' },
    escape: { is: false, rule: 'AN-ENC-04' },
    charactersPickedUp: EACH_EXPELLED,
    interruptions: { is: WINDOWS, rule: 'AN-TIMING-02' },
    cited: {
      interactionAction: 'AN-INTER-02',
      areaSaved: 'AN-SEEK-08',
      areaKept: 'AN-SEEK-06',
      treeMove: 'AN-OPT-03',
    },
  },
  revised: {
    seats: TWO_TO_FIVE,
    seatsCombined: TWO_TO_FIVE,
    decks: FIVE_TYPES,
    departureDeclared: { is: true, rule: 'AN-RESET-11' },
    soughtGuardFaceup: { is: false, rule: 'AN-PRELIM-05' },
    encountersDrawnAhead: { is: true, rule: 'AN-EXPL-16' },
    creaturesLieAside: { is: true, rule: 'AN-EXPL-11' },
    deathStopsExploring: { is: true, rule: 'AN-EXPL-09' },
    finalRevealed: { is: 'by-choice', rule: 'AN-END-03' },
    crisis: { is: true, rule: 'AN-CARD-07' },
    mostArcane: { is: 0, rule: 'AN-CHAR-02' },
    incapacitatedSpeed: { is: true, rule: 'AN-INCAP-03' },
    escape: { is: false, rule: 'AN-ENC-04' },
    charactersPickedUp: EACH_EXPELLED,
    interruptions: { is: WINDOWS, rule: 'AN-TIMING-03' },
    cited: {
      interactionAction: 'AN-INTER-01',
      areaSaved: 'AN-SEEK-09',
      areaKept: 'AN-SEEK-06',
      treeMove: 'AN-OPT-08',
    },
  },
  twilight: {
    seats: { is: { min: 2, max: 4 }, rule: 'AN-GEN-02' },
    seatsCombined: { is: { min: 2, max: 5 }, rule: 'AN-COMB-01' },
    decks: { is: DECKS, rule: 'AN-SETUP-02' },
    departureDeclared: { is: true, rule: 'AN-RESET-11' },
    soughtGuardFaceup: { is: false, rule: 'AN-PRELIM-04' },
    encountersDrawnAhead: { is: true, rule: 'AN-EXPL-16' },
    creaturesLieAside: { is: true, rule: 'AN-EXPL-11' },
    deathStopsExploring: { is: true, rule: 'AN-EXPL-09' },
    finalRevealed: { is: 'by-choice', rule: 'AN-END-03' },
    crisis: { is: true, rule: 'AN-CARD-07' },
    mostArcane: { is: 1, rule: 'AN-CHAR-03' },
    incapacitatedSpeed: { is: false, rule: 'AN-INCAP-04' },
    escape: { is: true, rule: 'AN-ESC-01' },
    charactersPickedUp: { is: 'one', rule: 'AN-RESET-08' },
    interruptions: {
      is: WINDOWS.filter((window) => window !== 'destination' && window !== 'death'),
      rule: 'AN-TIMING-04',
    },
    // AN-OPT-13: it has no tree.
    cited: {
      interactionAction: 'AN-INTER-01',
      areaSaved: 'AN-SEEK-09',
      areaKept: 'AN-SEEK-07',
      treeMove: 'AN-OPT-13',
    },
  },
};
