import { type RefObject, useEffect } from 'react';
import './colors.css';
import { kinds, partsOf } from './parts-of-code.ts';

const highlightOf = (kind: string): Highlight => {
  const name = `code-${kind}`;
  const shown = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, shown);
  return shown;
};

const textsIn = (element: Node): readonly Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/** The place of a character of the element's text: a node and the offset in it. */
const placeIn = (texts: readonly Text[], index: number): readonly [Text, number] | undefined => {
  let before = 0;
  for (const text of texts) {
    if (index <= before + text.length) return [text, index - before];
    before += text.length;
  }
  return undefined;
};

/** Colors are ranges and no elements, so that the text of a block stays one text for a test. */
export const useColors = (code: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    if (!code.current || !('highlights' in CSS)) return undefined;
    const texts = textsIn(code.current);
    const highlights = Object.fromEntries(kinds.map((kind) => [kind, highlightOf(kind)]));
    const drawn = partsOf(code.current.textContent).flatMap(({ kind, from, to }) => {
      const start = placeIn(texts, from);
      const end = placeIn(texts, to);
      if (!start || !end) return [];
      const range = new Range();
      range.setStart(...start);
      range.setEnd(...end);
      highlights[kind]?.add(range);
      return [{ kind, range }];
    });
    return () => {
      for (const { kind, range } of drawn) highlights[kind]?.delete(range);
    };
  });
