/** Saves a sheet to a file of the player's. */
export function downloadSheet(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'sheet'}.txt`;
  link.click();
  // The download has begun by then; the address is only needed to begin it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
