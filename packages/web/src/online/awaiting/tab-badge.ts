const BADGE = /^\(\d+\) /;

/** Document title with the number of waiting tables. */
export function badgedTitle(title: string, count: number): string {
  const plain = title.replace(BADGE, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}

/** Prefixes every title that pages set with the number; returns the cleanup function. */
export function badgeTitle(count: number): () => void {
  const apply = () => {
    const wanted = badgedTitle(document.title, count);
    if (document.title !== wanted) document.title = wanted;
  };
  apply();
  const title = document.querySelector('title');
  const observer = new MutationObserver(apply);
  if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** Favicon with a badge while a table waits. */
export function badgeIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = count > 0 ? LIT : './icon.svg';
}

const LIT = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="14" fill="#2a211a"/>
    <path d="M18 12h28v36l-14-9-14 9z" fill="#efe3c8"/>
    <circle cx="46" cy="46" r="15" fill="#e8b04b" stroke="#1d1712" stroke-width="4"/>
  </svg>`,
)}`;
