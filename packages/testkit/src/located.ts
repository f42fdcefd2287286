import { InputError } from '@tabard/engine';
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

export type FilePath = readonly (string | number)[];

/** An error in a ruling file, with its line. */
export class RulingError extends InputError {
  readonly line: number;
  /** The sentence alone; the message also names file and line. */
  readonly what: string;
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
    this.line = line;
    this.what = what;
  }
}

/** Plain data read from YAML, and the line of each part. */
export interface Located {
  readonly file: string;
  readonly value: unknown;
  /** The line of the key or item at this path, or of the nearest one above it that exists. */
  lineOf(path: FilePath): number;
}

export function readYaml(text: string, file: string): Located {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [problem] = document.errors;
  if (problem) throw new RulingError(file, lines.linePos(problem.pos[0]).line, sentence(problem.message));
  return { file, value: document.toJS(), lineOf: (path) => lineAt(document, lines, path) };
}

export function wrongAt(source: Located, path: FilePath, what: string): RulingError {
  return new RulingError(source.file, source.lineOf(path), what);
}

function sentence(message: string): string {
  return `this is not YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

function lineAt(document: Document, lines: LineCounter, path: FilePath): number {
  let node: unknown = document.contents;
  let line = lineOfNode(lines, node) ?? 1;
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => String(isScalar(item.key) ? item.key.value : item.key) === String(key),
      );
      if (!pair) return line;
      line = lineOfNode(lines, pair.key) ?? line;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      line = lineOfNode(lines, node) ?? line;
    } else return line;
  }
  return line;
}

function lineOfNode(lines: LineCounter, node: unknown): number | undefined {
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
}
