import ui from 'virtual:icons/ui';

const known = new Map<string, string>(Object.entries(ui));

/** Adds the icons of a game, once its code is loaded. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) known.set(name, path);
}

/** The path of a glyph; a card's back stands in for one that is not loaded. */
export function iconPath(name: string): string {
  return known.get(name) ?? known.get('card-random') ?? '';
}
