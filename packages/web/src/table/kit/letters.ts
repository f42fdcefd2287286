/** A unique letter for each seat: from its name if possible, else its number. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const candidates = [...[...name.toUpperCase()].filter(isLetter), String(seat + 1)];
    const letter = candidates.find((one) => !taken.has(one)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

/** Characters with upper and lower case. */
function isLetter(sign: string): boolean {
  return sign.toLowerCase() !== sign.toUpperCase();
}
