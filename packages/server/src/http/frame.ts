/** The first byte of a frame: a text, all of it. */
const TEXT = 0x81;
/** What stands for the length when that does not fit into seven bits and two bytes with it follow. */
const IN_TWO_BYTES = 126;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are all characters that are one byte in UTF-8.
const PLAIN = /^[\x00-\x7f]*$/;

/**
 * The WebSocket frame of a text as a string of bytes, which a socket writes at once and without copies; undefined where
 * that does not go, for texts of other characters or of great length.
 */
export function frameOf(text: string): string | undefined {
  const { length } = text;
  if (length > 0xffff || !PLAIN.test(text)) return undefined;
  if (length < IN_TWO_BYTES) return String.fromCharCode(TEXT, length) + text;
  return String.fromCharCode(TEXT, IN_TWO_BYTES, length >> 8, length & 0xff) + text;
}
