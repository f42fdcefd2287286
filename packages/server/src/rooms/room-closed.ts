/** The room has left memory; the caller opens the match again. */
export class RoomClosed extends Error {}
