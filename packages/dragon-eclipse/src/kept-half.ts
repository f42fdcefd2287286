/**
 * The game with the story of the built-in set. Only hosts load this: no page may, or what nobody has read yet lies in a
 * browser.
 */
export { eclipseFiles, filesWith } from './content.ts';
export { dragonEclipse } from './index.ts';
