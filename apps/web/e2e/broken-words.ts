import type { Page } from '@playwright/test';

/** The words in tables that are broken over two lines, with every fold of the page open. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.closest('tbody')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\w-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1 && !/\w-\w/.test(word)) found.push(word);
      }
    }
    return found;
  });
