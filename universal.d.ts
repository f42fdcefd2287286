// What Node and every browser share beyond the language itself, for the code that knows no platform.
declare class TextEncoder {
  encode(input?: string): Uint8Array;
}
declare class TextDecoder {
  decode(input?: Uint8Array): string;
}
declare function structuredClone<T>(value: T): T;
