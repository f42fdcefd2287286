/** A letter for each seat, no two alike: of its name where that works, else its number. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const candidates = [...[...name.toUpperCase()].filter(isLetter), String(seat + 1)];
    const letter = candidates.find((one) => !taken.has(one)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

/** What can be written large and small. */
function isLetter(sign: string): boolean {
  return sign.toLowerCase() !== sign.toUpperCase();
}
