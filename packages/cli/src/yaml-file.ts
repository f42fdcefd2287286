import { type ContentError, InputError } from '@tabard/engine';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { readText } from './input.ts';

/** A YAML file with the places of its parts. */
export interface YamlFile {
  readonly file: string;
  readonly data: unknown;
  /** The line of the part at this path, or of the nearest part around it. */
  lineAt(path: readonly (string | number)[]): number;
}

/** Reads a YAML file; a malformed one is refused with its line. */
export function readYaml(file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines });
  const [fault] = document.errors;
  if (fault) {
    const [what] = fault.message.split(' at line ');
    throw new InputError(`${file}:${fault.linePos?.[0].line ?? 1}: malformed YAML: ${what}`);
  }
  return { file, data: document.toJS(), lineAt: (path) => lineOf(document, lines, path) };
}

function lineOf(document: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

export interface ContentProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Where in the files a fault lies: its path begins with the name of the file. */
export function locate(
  problem: ContentError,
  files: readonly { name: string; yaml: YamlFile }[],
): ContentProblem {
  const [name, ...path] = problem.path;
  const found = files.find((one) => `/${one.name}`.endsWith(`/${name}`));
  const { yaml } = found ?? files[0];
  return {
    file: yaml.file,
    line: yaml.lineAt(found ? path : problem.path),
    message: problem.message,
  };
}
