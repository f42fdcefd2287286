import { InputError } from '@tabard/engine';
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { readText } from './input.ts';

/** A YAML file with the places of its parts. */
export interface YamlFile {
  readonly file: string;
  readonly data: unknown;
  /** The line of the part at this path, or of the nearest part around it. */
  lineAt(path: readonly (string | number)[]): number;
}

export function readYaml(file: string): YamlFile {
  return parseYaml(readText(file), file);
}

/** Parses YAML from a file, or from whatever stands in for one; what is malformed is refused with its line. */
export function parseYaml(text: string, file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const [fault] = document.errors;
  if (fault) throw malformed(file, fault.linePos?.[0].line ?? 1, fault.message);
  return { file, data: dataOf(document, file), lineAt: (path) => lineOf(document, lines, path) };
}

function malformed(file: string, line: number, message: string): InputError {
  const [what] = message.split(' at line ');
  return new InputError(`${file}:${line}: malformed YAML: ${what}`);
}

/** Only what JSON could say: an alias must lead somewhere, and not back into itself. */
function dataOf(document: Document, file: string): unknown {
  try {
    const data = document.toJS();
    JSON.stringify(data);
    return data;
  } catch (problem) {
    const [what] = String(problem instanceof Error ? problem.message : problem).split('\n');
    throw malformed(file, 1, what);
  }
}

function lineOf(document: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = keyAt(document, path.slice(0, depth)) ?? document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** What a part is written under: a part of several lines begins below its name. */
function keyAt(document: Document, path: readonly (string | number)[]): unknown {
  const around = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(around)) return undefined;
  return around.items.find((pair) => String(pair.key) === path[path.length - 1])?.key;
}

export interface ContentProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
