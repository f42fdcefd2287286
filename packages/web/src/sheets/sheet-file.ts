import { download } from '../host/download.ts';

/** Saves a sheet to a file that bears its name. */
export function downloadSheet(name: string, text: string): void {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  download(`${plain || 'sheet'}.txt`, text, 'text/plain');
}
