/** Saves a text to a file of the player's. */
export function download(file: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // The download has begun by then; the address is only needed to begin it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
