import { apartPhrases } from './apart.ts';
import { chooserOf } from './choose.ts';
import { bindContent } from './compile.ts';
import { type Content, findContent, registerContent } from './content.ts';
import { copier } from './copier.ts';
import { type EventChannel, type EventSink, setEventChannel } from './events.ts';
import { faultIn } from './fault.ts';
import type { Game, GameSpec, Given, Setup } from './game.ts';
import { hasher } from './hasher.ts';
import { appraiserOf } from './judgement.ts';
import { type KeptParts, subscribeToParts } from './kept.ts';
import { newListing } from './listing.ts';
import { loaderOf } from './load.ts';
import type { MatchState } from './match.ts';
import { asNoun } from './noun.ts';
import { InputError, parseOptions } from './options.ts';
import { mootOrders } from './orders.ts';
import { pendingOf } from './pending.ts';
import { awaits, frameFor, type IsMoot, refusedAt, run, tableOf, waitingAt } from './procedure.ts';
import { seedRng } from './rng.ts';
import type { Schema } from './schema.ts';
import { typesetKeywords } from './typography.ts';
import { resampler, viewMaker } from './view.ts';

/** A game that has one list of peaks has it for all its matches. */
function peaksIn<M extends MatchState>(peaks: GameSpec<M>['peaks'] = []): Game<M>['peaksOf'] {
  return typeof peaks === 'function' ? peaks : () => peaks;
}

export function defineGame<M extends MatchState>(spec: GameSpec<M>): Game<M> {
  const procedures = tableOf(spec.procedures);
  const varsOf = (proc: string): Schema => {
    if (!Object.hasOwn(procedures, proc))
      throw new InputError(`the match is inside "${proc}", which these rules do not know`);
    return procedures[proc].vars;
  };
  const main = spec.main.name;
  const missing = faultIn(varsOf(main), {}, varsOf, 'its variables');
  if (missing) throw new Error(`a match begins with "${main}" and no variables: ${missing}`);
  const clone = copier(spec.schema, varsOf);
  // Separate copiers, so that V8's pretenuring for long-lived states does not apply to search clones.
  const settle = copier(spec.schema, varsOf);
  const hash = hasher(spec.schema, varsOf);
  const look = viewMaker(spec.schema, varsOf);
  registerContent(spec.content);
  /** The first match: keeping a reference keeps the compiled code for its shape alive. */
  const kept: M[] = [];

  const isMoot = mootOrders({ procedures, clone, hash }) as IsMoot;
  const listing = newListing();
  const { pending, decisionFor, waitedFor } = pendingOf(procedures, listing);
  const noSink: EventChannel = { sink: undefined, signatures: spec.events };

  function proceed(m: M, sink?: EventSink): void {
    listing.forget();
    const before = setEventChannel(sink ? { sink, signatures: spec.events } : noSink);
    try {
      run(m, procedures, isMoot);
    } finally {
      setEventChannel(before);
    }
  }

  function runQuietly(m: M): M {
    proceed(m);
    return m;
  }

  /** With scripted dice nothing else is random until the match waits: a missing die throws. */
  function position(given: Given, content?: string): M {
    const m = spec.position(given, content === undefined ? fresh : (setup) => fresh({ content, ...setup }));
    m.scripted = given.dice !== undefined;
    runQuietly(m);
    m.scripted = false;
    return m;
  }

  function whyNotSeated(seats: number): string | undefined {
    const { min, max } = spec.seats;
    if (Number.isInteger(seats) && seats >= min && seats <= max) return undefined;
    return `${spec.id} seats ${min} to ${max} players; ${seats} were asked for`;
  }

  function fresh(setup: Setup): M {
    const misfit = whyNotSeated(setup.seats);
    if (misfit) throw new InputError(misfit);
    const content = setup.content ?? spec.content.hash;
    if (!findContent(content)) throw new InputError(`there is no content with the hash ${content}`);
    // A copy, so that new matches and clones share one hidden class and the rules run equally fast on both.
    const m = settle(spec.begin(freshCore(spec, setup, content), parseOptions(spec.options, setup.options)));
    if (kept.length === 0) kept.push(m);
    return m;
  }

  function start(m: M): M {
    m.stack.push(frameFor(m, procedures, main, {}));
    return runQuietly(m);
  }

  return {
    id: spec.id,
    rulesVersion: spec.rulesVersion,
    ledger: spec.ledger,
    seats: spec.seats,
    options: spec.options,
    schema: spec.schema,
    choices: spec.choices,
    events: spec.events,
    choiceRoles: { pass: 'closes', done: 'closes', ...spec.choiceRoles },
    passes: spec.passes ?? ['pass'],
    daily: spec.daily,
    peaksOf: peaksIn(spec.peaks),
    contests: spec.contests ?? [],
    lineRoles: spec.lineRoles ?? {},
    content: spec.content,
    phrases: {
      en: { ...apartPhrases.en, ...spec.phrases.en },
      fr: { ...apartPhrases.fr, ...spec.phrases.fr },
    },
    keywords: typesetKeywords(spec.keywords ?? {}),
    keywordsOf: spec.keywordsOf ?? (() => []),
    create: (setup) => start(fresh(setup)),
    position,
    describe: spec.describe,
    pending,
    ...chooserOf(spec, { procedures, isMoot }, listing),
    unavailable: (m, seat) => {
      const at = waitingAt(m, procedures);
      return at && awaits(m, at.frame, at.step, seat) ? refusedAt(m, at.frame, at.step, seat) : [];
    },
    view: (m, viewer, before, asked) => {
      const known = before && before.viewer === viewer ? before.state : undefined;
      const decision = asked ? asked.find(({ seat }) => seat === viewer) : decisionFor(m, viewer);
      return {
        viewer,
        state: look(m, viewer, known),
        decisions: decision ? [decision] : [],
        waiting: waitedFor(m),
      };
    },
    resample: resampler(spec.schema, varsOf, spec.knownFaces),
    clone,
    hash,
    load: loaderOf<M>(spec, { procedures, varsOf, settle, pending, whyNotSeated }),
    readContent: (kept) => {
      const own = kept as Content;
      return admit(spec.readContent?.(own) ?? own);
    },
    kept: spec.kept,
    openContent: (hash) => {
      const known = findContent(hash);
      if (known) return known;
      const open = spec.kept?.openUnder(hash);
      return open && admit(open);
    },
    judgement: spec.judgement,
    evaluate: appraiserOf(spec.judgement, spec.judgement.knowledge).evaluate,
    outcome: (m) => m.outcome,
    nameOf: (m, entity, language) => asNoun(spec.nameOf(m, entity, language)).title,
    nounOf: spec.nameOf,
    placeOf: spec.placeOf,
    cardText: spec.cardText,
    printedOf: spec.printedOf ?? (() => []),
    proceed,
    verdictOf: spec.verdictOf,
    confined: spec.confined,
    effectText: spec.effectText,
    gistOf: spec.gistOf,
    whyVain: spec.whyVain,
    editionOf: spec.editionOf,
    varsOf,
    goals: spec.goals,
    sheetOf: spec.sheetOf,
    figures: spec.figures,
    tally: spec.tally,
  };

  /** Registers content; an open half accepts the parts that a host sends from now on. */
  function admit(content: Content): Content {
    bindWords(content);
    registerContent(content);
    if (content.isOpenHalf) subscribeToParts(content.hash, (parts) => putParts(content, parts));
    return content;
  }

  function putParts(content: Content, parts: KeptParts): void {
    bindWords({ nodes: [parts] });
    for (const [key, part] of Object.entries(parts)) spec.kept?.put(content, key, part);
  }

  /** Restores the vocabulary entries of content read from JSON. */
  function bindWords(read: Parameters<typeof bindContent>[1]): void {
    if (spec.vocabulary) bindContent([spec.vocabulary].flat(), read);
  }
}

function freshCore(spec: { id: string; rulesVersion: number }, setup: Setup, content: string): MatchState {
  return {
    game: spec.id,
    rules: spec.rulesVersion,
    content,
    seats: setup.seats,
    n: 0,
    barrier: 0,
    last: -1,
    rng: seedRng(setup.seed),
    dice: [],
    laid: [],
    scripted: false,
    cards: { def: [], seen: [] },
    pool: [],
    stack: [],
    answers: Array.from({ length: setup.seats }, () => ''),
    result: 0,
    resigned: 0,
    outcome: undefined,
  };
}
