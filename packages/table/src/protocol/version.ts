/** Sent by both sides in their first message; a server refuses a client of another version. */
export const PROTOCOL = 1;
