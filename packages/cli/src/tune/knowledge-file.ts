import { readFileSync, writeFileSync } from 'node:fs';
import { InputError, type Knowledge } from '@tabard/engine';
import { isMap, parseDocument } from 'yaml';

/** Writes new weights into a file of knowledge; its comments and everything else stay. */
export function writeKnowledge(file: string, knowledge: Knowledge): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const [name, { worth }] of Object.entries(knowledge.features)) {
    const path = ['features', name];
    if (!document.hasIn(path)) throw new InputError(`${file} has no feature "${name}"`);
    document.setIn(isMap(document.getIn(path, true)) ? [...path, 'worth'] : path, worth);
  }
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
