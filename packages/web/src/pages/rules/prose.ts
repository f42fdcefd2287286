import { fold } from './ledger.ts';

/** A piece of a rule's text: plain, found by the search, or the id of another rule. */
export interface ProsePiece {
  readonly kind: 'plain' | 'found' | 'rule';
  readonly text: string;
  readonly at: number;
}

const RULE_ID = /\b[A-Z]{2}(?:-[A-Z0-9]+)*-\d{2}\b/g;

/** Splits a text into what is drawn differently. */
export function piecesOf(
  text: string,
  words: readonly string[],
  isRule: (id: string) => boolean,
): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let from = 0;
  for (const match of text.matchAll(RULE_ID)) {
    if (!isRule(match[0])) continue;
    pieces.push(...foundPieces(text.slice(from, match.index), words, from));
    pieces.push({ kind: 'rule', text: match[0], at: match.index });
    from = match.index + match[0].length;
  }
  pieces.push(...foundPieces(text.slice(from), words, from));
  return pieces;
}

function foundPieces(text: string, words: readonly string[], offset: number): ProsePiece[] {
  const folded = fold(text);
  const pieces: ProsePiece[] = [];
  let from = 0;
  for (;;) {
    const next = nextFound(folded, words, from);
    const upTo = next?.at ?? text.length;
    if (upTo > from) pieces.push({ kind: 'plain', text: text.slice(from, upTo), at: offset + from });
    if (!next) return pieces;
    from = next.at + next.length;
    pieces.push({ kind: 'found', text: text.slice(next.at, from), at: offset + next.at });
  }
}

function nextFound(folded: string, words: readonly string[], from: number) {
  const hits = words.map((word) => ({ at: folded.indexOf(word, from), length: word.length }));
  const found = hits.filter(({ at, length }) => at >= 0 && length > 0);
  return found.sort((a, b) => a.at - b.at || b.length - a.length)[0];
}
