/** An address behind the hash may itself name a place in its page: `shadow-of-omega#AN-COMBAT-04`. */
export function splitAnchor(part: string | undefined): {
  name: string | undefined;
  anchor: string | undefined;
} {
  const [name, anchor] = (part ?? '').split('#');
  return { name: name || undefined, anchor: anchor ? decoded(anchor) : undefined };
}

/** Addresses are typed by hand too: what is not encoded properly is taken as it stands. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Where the Rules page shows a rule of a game. */
export function ruleHref(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}

/** Where the Cards page shows a card of a game. */
export function cardHref(game: string, card: string): string {
  return `/cards/${game}#${card}`;
}
