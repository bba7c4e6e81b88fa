import {
  empty,
  type Letter,
  type Line,
  type Marks,
  type Text,
  unmarked,
} from '@sparring/practice/labs/rich-text/text';
import { safeAddress } from './address.ts';

const unread =
  'script, style, template, title, noscript, iframe, object, svg, math, select, textarea';
const lines = 'p, li, div, h1, h2, h3, h4, h5, h6, pre, tr, dt, dd';
const blocks = `${lines}, ul, ol, dl, blockquote, section, article, table, tbody`;

/** In the editor each space counts; in other HTML a row of white space is one space. */
export type Spaces = 'kept' | 'collapsed';

const marksOf = (element: Element, outer: Marks): Marks => {
  if (element.matches('b, strong')) return { ...outer, bold: true };
  if (element.matches('i, em')) return { ...outer, italic: true };
  if (element.matches('a'))
    return { ...outer, href: safeAddress(element.getAttribute('href') ?? '') };
  return outer;
};

/** Not by the class: an element in a frame has that of its own window. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const withoutEnd = ({ isItem, letters }: Line): Line =>
  letters.at(-1)?.text === ' ' ? { isItem, letters: letters.slice(0, -1) } : { isItem, letters };

/** Reads the allowed elements of a tree. Of all others only the text is read, of some not even that. */
export const readText = (tree: Node, spaces: Spaces): Text => {
  const found: { isItem: boolean; letters: Letter[] }[] = [];
  let isOpen = false;
  const open = (isItem: boolean) => {
    if (!isOpen) found.push({ isItem, letters: [] });
    isOpen = true;
    return found.at(-1)?.letters ?? [];
  };

  const readWords = (words: string, marks: Marks, isItem: boolean) => {
    const written = spaces === 'kept' ? words : words.replace(/[\t\n\r ]+/g, ' ');
    for (const text of written.replaceAll('\u00a0', ' ').split('')) {
      const isFirst = !isOpen || found.at(-1)?.letters.length === 0;
      if (spaces === 'kept' || text !== ' ' || !isFirst) open(isItem).push({ text, ...marks });
    }
  };

  const readBlock = (element: Element, marks: Marks, isItem: boolean) => {
    isOpen = false;
    const count = found.length;
    readAll(element, marks, isItem);
    if (found.length === count && element.matches(lines)) open(isItem);
    isOpen = false;
  };

  const readElement = (element: Element, outer: Marks, isInItem: boolean) => {
    if (element.matches(unread)) return;
    const isItem = isInItem || element.matches('li');
    const marks = marksOf(element, outer);
    if (element.matches('br')) {
      open(isItem);
      isOpen = false;
    } else if (element.matches(blocks)) {
      readBlock(element, marks, isItem);
    } else {
      readAll(element, marks, isItem);
    }
  };

  const readAll = (node: Node, marks: Marks, isItem: boolean) => {
    for (const child of node.childNodes) {
      if (isElement(child)) readElement(child, marks, isItem);
      else if (child.nodeType === Node.TEXT_NODE) readWords(child.nodeValue ?? '', marks, isItem);
    }
  };

  readAll(tree, unmarked, false);
  if (found.length === 0) return empty;
  return spaces === 'kept' ? found : found.map(withoutEnd);
};

/**
 * The HTML with other names for styles and handlers. The parser applies and runs none of them, but for each
 * the browser would log that the policy of the page refused it.
 */
const withoutInline = (html: string): string =>
  html
    .replace(/<(\/?)style\b/gi, '<$1template')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/[\s/](?=(?:style|on[a-z]+)\s*=)/gi, ' data-'));

/** Parses HTML without running or loading anything of it. */
export const readHtml = (html: string): Text =>
  readText(new DOMParser().parseFromString(withoutInline(html), 'text/html').body, 'collapsed');
