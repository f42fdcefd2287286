import { bool, type Infer, int, list, str, struct } from '@tabard/engine';

/** What a combat leaves behind for whatever is around it. */
export const aftermathSchema = struct({
  result: str,
  script: str,
  turns: int,
  /** DE-CONC-02: after that it cannot go on. */
  isConceded: bool,
  /** PvP: the seat that won, or -1. */
  victor: int,
  mystlings: list(struct({ id: str, damage: int, recovered: int, fatigue: int, removed: list(str) })),
});
export type Aftermath = Infer<typeof aftermathSchema>;
