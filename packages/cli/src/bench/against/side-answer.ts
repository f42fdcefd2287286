/** The one line that a side of the comparison prints. */
export interface SideAnswer {
  /** Asked for no rate: all that it can measure. */
  readonly rates?: readonly { readonly name: string; readonly unit: string }[];
  /** Asked for one: how much it did in a second of processor time. */
  readonly value?: number;
  /** Why it could not be measured. */
  readonly problem?: string;
}
