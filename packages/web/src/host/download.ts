/** Downloads a text as a file. */
export function download(file: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // The URL is needed only until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
