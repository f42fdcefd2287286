/** Why a choice may not be made: a stable code and the rule it would break. The client puts it into words. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
}

const known = new Map<string, Refusal>();

/** The refusal with this code and rule; refusals are shared, so a guard that refuses allocates nothing. */
export function refuse(code: string, rule: string): Refusal {
  const id = `${code} ${rule}`;
  let refusal = known.get(id);
  if (!refusal) {
    refusal = Object.freeze({ code, rule });
    known.set(id, refusal);
  }
  return refusal;
}
