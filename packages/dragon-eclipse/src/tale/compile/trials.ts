/** DE-TEST-14, DE-TEST-15: a Test with its modifiers and its table. */
import { ContentError, integerAt, namesAt, onlyFields, textAt, wordAt } from '@tabard/engine';
import { type TestDef, type TestModifier, type TestRow, TONES } from '../defs.ts';
import { costAt, keep, type Page } from './lines.ts';
import { conditionOf, effectAt, entriesOf, type Reading, type Written } from './reading.ts';

export function testOf(r: Reading, { raw, path }: Written): TestDef {
  onlyFields(raw, ['id', 'name', 'modifiers', 'rows'], path);
  const id = textAt(raw.id, [...path, 'id']);
  const page: Page = { texts: r.texts, id: `test-${id}`, count: 0 };
  const rows = entriesOf(raw.rows, [...path, 'rows']);
  return {
    id,
    names: namesAt(raw.name, [...path, 'name']),
    modifiers: entriesOf(raw.modifiers, [...path, 'modifiers']).map((one) => modifierOf(r, page, one)),
    rows: rows.map((one, i) => rowOf(r, page, one, i === 0 ? undefined : rows[i - 1], i === rows.length - 1)),
  };
}

function modifierOf(r: Reading, page: Page, { raw, path }: Written): TestModifier {
  onlyFields(raw, ['text', 'if', 'spend', 'once', 'moment', 'do'], path);
  return {
    text: keep(page, raw.text, [...path, 'text']),
    gate: conditionOf(r, raw.if, [...path, 'if']),
    cost:
      raw.spend === undefined
        ? undefined
        : effectAt(r, page, costAt(raw.spend, [...path, 'spend']), [...path, 'spend'], 'test'),
    isOnce: raw.once !== false,
    moment:
      raw.moment === undefined ? 'any' : wordAt(raw.moment, ['any', 'end'] as const, [...path, 'moment']),
    does: effectAt(r, page, raw.do, [...path, 'do'], 'test'),
  };
}

/** DE-TEST-14: `to` where a range ends; the first is open downwards, the last upwards, and none leaves a gap. */
function rowOf(
  r: Reading,
  page: Page,
  { raw, path }: Written,
  before: Written | undefined,
  isLast: boolean,
): TestRow {
  onlyFields(raw, ['to', 'tone', 'text', 'do'], path);
  if (isLast !== (raw.to === undefined))
    throw new ContentError([...path, 'to'], 'every row but the last says with "to" where it ends');
  return {
    from: before ? integerAt(before.raw.to, [...before.path, 'to']) + 1 : Number.MIN_SAFE_INTEGER,
    to: isLast ? Number.MAX_SAFE_INTEGER : integerAt(raw.to, [...path, 'to']),
    tone: wordAt(raw.tone, TONES, [...path, 'tone']),
    text: keep(page, raw.text, [...path, 'text']),
    does: raw.do === undefined ? undefined : effectAt(r, page, raw.do, [...path, 'do']),
  };
}
