/** French sets a space that never breaks before its high punctuation. */
export function frenchSpaces(text: string): string {
  return text.replace(/[ \u202f]?([;?!])(?=[\s).]|$)/g, '\u202f$1').replace(/ :/g, '\u00a0:');
}
