export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: string;
  readonly peerValue?: number;
  /** How many times the peer's figure ours is. */
  readonly ratio?: number;
}
