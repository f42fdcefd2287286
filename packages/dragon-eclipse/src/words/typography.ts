/** French sets a space that never breaks before its high punctuation. */
export function frenchSpaces(text: string): string {
  return text.replace(/ ?([;?!])(?=[\s).]|$)/g, '\u202f$1').replace(/ :/g, '\u00a0:');
}
