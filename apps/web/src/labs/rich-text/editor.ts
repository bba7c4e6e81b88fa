import { printHtml } from '@sparring/practice/labs/rich-text/html';
import { empty, plain } from '@sparring/practice/labs/rich-text/text';
import {
  type Draft,
  type Edit,
  inserted,
  toggled,
  withNewLine,
  withNextMarks,
  withWords,
} from './edits.ts';
import { select, selectedIn } from './place.ts';
import { readHtml, readText } from './read.ts';

export interface Editor {
  /** Changes the draft after an event outside the element, such as a click on a button. */
  readonly change: (edit: Edit, cause: Cause) => void;
  /** Whether a script, and no user, has changed something. */
  readonly isByScript: () => boolean;
  readonly close: () => void;
}

export type Cause = Pick<Event, 'isTrusted'>;

export const emptyDraft: Draft = { text: empty, selected: { from: 0, to: 0 } };

const shortcuts: Readonly<Record<string, Edit>> = { b: toggled('bold'), i: toggled('italic') };

/** What the browser must not do by itself: it would bring elements that are not allowed. */
const refused = /^(format|insertFrom|insertOrdered|insertUnordered|insertHorizontal|insertLink)/;

export const pasted = (data: DataTransfer): Edit => {
  const html = data.getData('text/html');
  return html ? inserted(readHtml(html)) : withWords(data.getData('text/plain'));
};

/**
 * Makes an element an editor. The browser moves the caret, types and deletes; the page formats, pastes and
 * begins lines, and after each change it writes the HTML of what it has read.
 */
export const createEditor = (element: HTMLElement, onChange: (draft: Draft) => void): Editor => {
  const { ownerDocument } = element;
  const listening = new AbortController();
  const undone: Draft[] = [];
  const done: Draft[] = [];
  /* What was typed into a frame before its load event is kept. Typing brings no elements but lines. */
  const early = readText(element, 'kept');
  let draft = emptyDraft;
  let isByScript = element.querySelector(':not(br, div)') !== null;
  /** document.execCommand changes the element without a beforeinput. */
  let isAnnounced = false;

  const isTouched = (): boolean => element.innerHTML !== printHtml(draft.text);
  const note = ({ isTrusted }: Cause) => {
    isByScript ||= !isTrusted;
  };
  const show = (next: Draft) => {
    draft = next;
    if (isTouched()) {
      element.innerHTML = printHtml(draft.text);
      select(element, draft.selected);
    }
    onChange(draft);
  };
  const take = (next: Draft) => {
    done.push(draft);
    undone.length = 0;
    show(next);
  };
  /** Also before each change, because the event of a selection comes later than the next key. */
  const readSelection = () => {
    const selected = selectedIn(element);
    if (!selected || isTouched()) return;
    if (selected.from === draft.selected.from && selected.to === draft.selected.to) return;
    draft = { text: draft.text, selected };
    onChange(draft);
  };
  const change = (edit: Edit) => {
    readSelection();
    if (ownerDocument.activeElement !== element || !ownerDocument.hasFocus()) {
      element.focus();
      select(element, draft.selected);
    }
    take(edit(draft));
  };
  const goBack = (from: Draft[], to: Draft[]) => {
    const other = from.pop();
    if (!other) return;
    to.push(draft);
    show(other);
  };

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    heard: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, heard, listening);

  const readTyped = () => {
    const selected = selectedIn(element) ?? draft.selected;
    take(withNextMarks(draft, readText(element, 'kept'), selected));
  };

  listen('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(ctrlKey || metaKey) || altKey) return;
    const letter = key.toLowerCase();
    const edit = shiftKey ? undefined : shortcuts[letter];
    if (edit) change(edit);
    else if (letter === 'z' && !shiftKey) goBack(done, undone);
    else if (letter === 'y' || letter === 'z') goBack(undone, done);
    else return;
    note(event);
    event.preventDefault();
  });

  listen('beforeinput', (event) => {
    isByScript ||= isTouched() && !event.isComposing;
    isAnnounced = event.isTrusted;
    readSelection();
    const { inputType } = event;
    if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') change(withNewLine);
    else if (inputType === 'historyUndo') goBack(done, undone);
    else if (inputType === 'historyRedo') goBack(undone, done);
    else if (!refused.test(inputType)) return;
    event.preventDefault();
  });

  listen('input', (event) => {
    note({ isTrusted: event.isTrusted && isAnnounced });
    isAnnounced = false;
    if (!('isComposing' in event && event.isComposing)) readTyped();
  });
  listen('compositionend', readTyped);

  listen('paste', (event) => {
    event.preventDefault();
    note(event);
    if (event.clipboardData) change(pasted(event.clipboardData));
  });
  listen('drop', (event) => event.preventDefault());

  ownerDocument.addEventListener('selectionchange', readSelection, listening);

  const end = plain(early).length;
  if (end === 0) element.innerHTML = printHtml(draft.text);
  else take({ text: early, selected: selectedIn(element) ?? { from: end, to: end } });
  return {
    change: (edit, cause) => {
      note(cause);
      change(edit);
    },
    isByScript: () => isByScript || isTouched(),
    close: () => listening.abort(),
  };
};
