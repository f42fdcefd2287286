import type { BookSection } from './ledger.ts';

export function sectionId(section: BookSection): string {
  return `section-${section.section.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Shows a place of the page and moves the focus there, so that a keyboard goes on from it. */
export function scrollToAnchor(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}
