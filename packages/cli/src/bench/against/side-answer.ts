/** What a side of the comparison says in its one line. */
export interface SideAnswer {
  /** AskedCounts for no rate: all that it can measure. */
  readonly rates?: readonly { readonly name: string; readonly unit: string }[];
  /** AskedCounts for one: how much it did in a second of processor time. */
  readonly value?: number;
  /** Why it could not be measured. */
  readonly problem?: string;
}
