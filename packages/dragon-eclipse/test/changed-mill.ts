/** The example story with faults put into it, for tests of the check. */
import { readdirSync, readFileSync } from 'node:fs';
import { type ContentFile, registerContent } from '@tabard/engine';
import { parse } from 'yaml';
import { compileContent } from '../src/compile/set.ts';
import { filesWith } from '../src/content.ts';
import type { EclipseContent } from '../src/defs.ts';

const FOLDER = new URL('../../../examples/mill-story/', import.meta.url);

interface TextFile {
  readonly name: string;
  readonly text: string;
}

function millFiles(folder = 'tale'): TextFile[] {
  return readdirSync(new URL(`${folder}/`, FOLDER), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return millFiles(name);
    return [{ name: name.replace(/\.yaml$/, ''), text: readFileSync(new URL(name, FOLDER), 'utf8') }];
  });
}

/** The story after some of its text was replaced, wherever it stands. */
export function changedMill(...changes: readonly (readonly [from: string, to: string])[]): EclipseContent {
  const missed = new Set(changes);
  const files: ContentFile[] = millFiles().map(({ name, text }) => {
    let changed = text;
    for (const change of changes) {
      if (!changed.includes(change[0])) continue;
      changed = changed.replace(change[0], () => change[1]);
      missed.delete(change);
    }
    return { name, data: parse(changed) };
  });
  if (missed.size) throw new Error(`the example has no ${[...missed].map(([from]) => from).join(', ')}`);
  const content = compileContent(filesWith(files));
  registerContent(content);
  return content;
}
