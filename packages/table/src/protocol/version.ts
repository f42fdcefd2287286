/** Both sides say it in their first message; a server refuses a client it cannot understand. */
export const PROTOCOL = 1;
