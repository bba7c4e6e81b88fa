import { plain, type Span } from '@sparring/practice/labs/rich-text/text';
import { readText } from './read.ts';

/** How many letters and line ends stand before a point of the editor. */
const placeOf = (editor: HTMLElement, node: Node, offset: number): number => {
  const range = editor.ownerDocument.createRange();
  range.setStart(editor, 0);
  range.setEnd(node, offset);
  return plain(readText(range.cloneContents(), 'kept')).length;
};

/** The selection in the editor; nothing while it is elsewhere. */
export const selectedIn = (editor: HTMLElement): Span | undefined => {
  const selection = editor.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!editor.contains(range.commonAncestorContainer)) return undefined;
  return {
    from: placeOf(editor, range.startContainer, range.startOffset),
    to: placeOf(editor, range.endContainer, range.endOffset),
  };
};

const pointAt = (editor: HTMLElement, place: number): [Node, number] => {
  let left = place;
  for (const line of editor.querySelectorAll('p, li')) {
    const length = line.textContent.length;
    if (left <= length) return pointIn(line, left);
    left -= length + 1;
  }
  return [editor, editor.childNodes.length];
};

/** A place between two texts is at the end of the first, so that what is typed continues it. */
const pointIn = (line: Element, place: number): [Node, number] => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = place;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const length = text.nodeValue?.length ?? 0;
    if (left <= length) return [text, left];
    left -= length;
  }
  return [line, 0];
};

export const select = (editor: HTMLElement, { from, to }: Span): void => {
  editor.ownerDocument
    .getSelection()
    ?.setBaseAndExtent(...pointAt(editor, from), ...pointAt(editor, to));
};
