/** From the lines of a Script, as an author writes them, to effects: texts are put aside, short forms spelt out. */
import {
  ContentError,
  frenchSpaces,
  isMapping,
  listAt,
  type Names,
  namesAt,
  type Path,
  type Raw,
  recordAt,
} from '@tabard/engine';

/** Collects the texts of a story; a key is the Script and the place of the text in it, so that it stays when words change. */
export interface Texts {
  readonly all: Record<string, Names>;
}

/** Where a text stands: the Script or Test it belongs to, and how many came before it there. */
export interface Page {
  readonly texts: Texts;
  readonly id: string;
  count: number;
}

export function keep(page: Page, written: unknown, path: Path): string {
  const key = `${page.id}.${page.count++}`;
  // A text is no name: an article behind a colon belongs to it.
  const names = namesAt(written, path);
  const { en, fr } = names.spoken ?? names;
  page.texts.all[key] = { en, fr: frenchSpaces(fr) };
  return key;
}

/** Words under which further lines stand. */
const INNER = ['then', 'else', 'do', 'empty'] as const;
/** Secrets are known by their numbers. */
const NUMBERED = ['event', 'secret', 'lose-secret'];
/** Words with a list of names, one instruction for each. */
const REPEATED = ['lock', 'unlock'];
/** What can be spent, and the word that pays it. */
const COSTS: Readonly<Record<string, string>> = {
  silver: 'pay-silver',
  essence: 'pay-essence',
  symbol: 'pay-symbol',
  item: 'pay-item',
  secret: 'pay-secret',
};

/** One line or a list of them. */
export function linesAt(page: Page, written: unknown, path: Path): unknown {
  if (Array.isArray(written)) return written.map((line, i) => linesAt(page, line, [...path, i]));
  if (typeof written === 'string') return written;
  const raw = recordAt(written, path);
  const { if: gate, ...rest } = raw;
  if (gate !== undefined && !('then' in rest))
    return { if: conditionAt(gate, [...path, 'if']), then: linesAt(page, rest, path) };
  return lineAt(page, raw, path);
}

function lineAt(page: Page, raw: Raw, path: Path): unknown {
  if ('say' in raw) return { say: keep(page, raw.say, [...path, 'say']) };
  if ('when' in raw) return { when: casesAt(page, raw.when, [...path, 'when']) };
  if ('choose' in raw) return { choose: optionsAt(page, raw.choose, [...path, 'choose']) };
  if ('or' in raw) return { or: linesAt(page, raw.or, [...path, 'or']) };
  for (const word of REPEATED) {
    const names = raw[word];
    if (Array.isArray(names)) return names.map((name) => ({ [word]: name }));
  }
  const line: Record<string, unknown> = { ...raw };
  for (const key of NUMBERED) if (typeof raw[key] === 'number') line[key] = String(raw[key]);
  if (raw.if !== undefined) line.if = conditionAt(raw.if, [...path, 'if']);
  for (const key of INNER) if (raw[key] !== undefined) line[key] = linesAt(page, raw[key], [...path, key]);
  return line;
}

function casesAt(page: Page, written: unknown, path: Path): unknown {
  return listAt(written, path).map((one, i) => {
    const raw = recordAt(one, [...path, i]);
    return {
      case: conditionAt(raw.if, [...path, i, 'if']),
      do: linesAt(page, raw.do, [...path, i, 'do']),
    };
  });
}

function optionsAt(page: Page, written: unknown, path: Path): unknown {
  return listAt(written, path).map((one, i) => optionAt(page, recordAt(one, [...path, i]), [...path, i]));
}

function optionAt(page: Page, raw: Raw, path: Path): unknown {
  const { label, requires, spend, warns, do: does, ...stray } = raw;
  const [key] = Object.keys(stray);
  if (key !== undefined)
    throw new ContentError(
      [...path, key],
      `an option has label, requires, spend, warns and do, not "${key}"`,
    );
  const list = Array.isArray(does) ? does : [does];
  const isAgain = list.at(-1) === 'again';
  return {
    option: keep(page, label, [...path, 'label']),
    ...(requires !== undefined && { requires: conditionAt(requires, [...path, 'requires']) }),
    ...(spend !== undefined && { spend: costAt(spend, [...path, 'spend']) }),
    ...(warns !== undefined && { warns }),
    ...(isAgain && { again: true }),
    do: linesAt(page, isAgain ? list.slice(0, -1) : list, [...path, 'do']),
  };
}

/** What is spent, as the line that pays it. */
export function costAt(written: unknown, path: Path): unknown {
  const raw = typeof written === 'string' ? { [written]: true } : recordAt(written, path);
  const parts = Object.entries(raw).map(([kind, value]) => {
    const word = COSTS[kind];
    if (!word)
      throw new ContentError(
        [...path, kind],
        `"${kind}" cannot be spent; expected ${Object.keys(COSTS).join(', ')}`,
      );
    return value === true ? word : { [word]: kind === 'secret' ? String(value) : value };
  });
  return parts.length === 1 ? parts[0] : { pay: parts };
}

/** `all` and `any` are lists for the author; two at a time for the rules. */
export function conditionAt(written: unknown, path: Path): unknown {
  if (!isMapping(written)) return written;
  const { all, any, not } = written;
  if (all !== undefined) return paired(all, [...path, 'all'], (both, and) => ({ both, and }));
  if (any !== undefined && !('status' in written))
    return paired(any, [...path, 'any'], (either, or) => ({ either, or }));
  if (not !== undefined) return { not: conditionAt(not, [...path, 'not']) };
  if (typeof written.secret === 'number') return { secret: String(written.secret) };
  return written;
}

function paired(written: unknown, path: Path, pair: (a: unknown, b: unknown) => unknown): unknown {
  const parts = listAt(written, path).map((one, i) => conditionAt(one, [...path, i]));
  if (parts.length < 2) throw new ContentError(path, 'expected two conditions or more');
  return parts.reduceRight((rest, one) => pair(one, rest));
}
