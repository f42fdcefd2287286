declare module 'virtual:icons/*' {
  /** From the name of a glyph to its path in a box of 512 by 512. */
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
