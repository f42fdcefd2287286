const KEY = 'tabard-codes';
const MOST = 100;

/** Invitation codes by match, in local storage so that a reload does not ask again. */
export function codeOf(match: string): string | undefined {
  return kept().find(([id]) => id === match)?.[1];
}

export function keepCode(match: string, code: string): void {
  const others = kept().filter(([id]) => id !== match);
  localStorage.setItem(KEY, JSON.stringify([[match, code], ...others].slice(0, MOST)));
}

function kept(): (readonly [match: string, code: string])[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
