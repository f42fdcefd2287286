/** The room has left memory; whoever still holds it opens the match again. */
export class RoomClosed extends Error {}
