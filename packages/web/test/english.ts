import type { Page } from '@playwright/test';
import en from '../src/words/en.json' with { type: 'json' };
import fr from '../src/words/fr.json' with { type: 'json' };
import pagesEn from '../src/words/pages.en.json' with { type: 'json' };
import pagesFr from '../src/words/pages.fr.json' with { type: 'json' };

type Tree = { readonly [key: string]: string | Tree };

function sentences(tree: Tree): string[] {
  return Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : sentences(part)));
}

/** English sentences of the page that differ from the French ones, without templates. */
const ENGLISH = (() => {
  const french = new Set([...sentences(fr), ...sentences(pagesFr)]);
  const english = [...sentences(en), ...sentences(pagesEn)];
  return new Set(english.filter((text) => !french.has(text) && !text.includes('{') && text.length > 2));
})();

/** Words common in English and absent from French. */
const TELLING =
  /(?<!\p{L})(the|and|you|your|with|of|is|are|this|that|for|from|which|card|cards|player|match|choose)(?!\p{L})/iu;

/** Names that are the same in every language. */
const NAMES =
  /Shadow of Omega|Twilight of the Gods|Dragon Eclipse|Wayfarers of Orren|\b[A-Z]{2}(-[A-Z]+)+(-\d+)?/g;

/** English texts and labels on the page, outside the selectors in `except`. */
export async function englishLeft(page: Page, except = ''): Promise<string[]> {
  const said = await page.evaluate(saidOn, except);
  const unnamed = said.map((text) => text.replaceAll(NAMES, ''));
  return unnamed.filter((text) => ENGLISH.has(text) || TELLING.test(text));
}

/** All visible texts and accessible labels of the page. */
function saidOn(except: string): string[] {
  const isLeftOut = (node: Element | null) =>
    !node ||
    node.closest('script, style, [lang="en"]:not(html)') !== null ||
    (except !== '' && node.closest(except) !== null);
  const said: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    if (text && !isLeftOut(walker.currentNode.parentElement)) said.push(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isLeftOut(element)) said.push(element.getAttribute(name) ?? '');
  return said;
}
