import {
  isList,
  lettersIn,
  listed,
  marked,
  type Marks,
  marksAt,
  plain,
  replaced,
  type Span,
  type Style,
  type Text,
  typed,
  unmarked,
} from '@sparring/practice/labs/rich-text/text';

/** What the editor holds. */
export interface Draft {
  readonly text: Text;
  readonly selected: Span;
  /** The marks of what is typed next, if they were changed with nothing selected. */
  readonly next?: Partial<Marks> | undefined;
}

export type Edit = (draft: Draft) => Draft;

const isNothing = ({ from, to }: Span): boolean => from === to;

export const marksOfDraft = ({ text, selected, next }: Draft): Marks => ({
  ...marksAt(text, selected),
  ...next,
});

/** Only if all that is selected has the style, it loses it. */
export const toggled =
  (style: Style): Edit =>
  (draft) => {
    const marks = { [style]: !marksOfDraft(draft)[style] };
    if (isNothing(draft.selected)) return { ...draft, next: { ...draft.next, ...marks } };
    return { ...draft, text: marked(draft.text, draft.selected, marks) };
  };

export const withList: Edit = (draft) => {
  const { text, selected } = draft;
  return { ...draft, text: listed(text, selected, !isList(text, selected)) };
};

/** Links what is selected; with nothing selected, the address itself. An empty address takes a link away. */
export const linked =
  (href: string): Edit =>
  (draft) =>
    isNothing(draft.selected)
      ? inserted(typed(href, { ...unmarked, href }))(draft)
      : { ...draft, text: marked(draft.text, draft.selected, { href }) };

/** Puts a text in place of what is selected, and the caret behind it. */
export const inserted =
  (by: Text): Edit =>
  ({ text, selected }) => {
    const end = selected.from + plain(by).length;
    return { text: replaced(text, selected, by), selected: { from: end, to: end } };
  };

/** Puts words in place of what is selected, in the format of that place. */
export const withWords =
  (words: string): Edit =>
  (draft) => {
    const { from } = draft.selected;
    const marks = { ...marksOfDraft(draft), href: '' };
    return inserted(typed(words, marks, isList(draft.text, { from, to: from })))(draft);
  };

/** Begins a line of the same kind; in an empty item it ends the list instead. */
export const withNewLine: Edit = (draft) => {
  const { text, selected } = draft;
  if (isNothing(selected) && isList(text, selected) && isInEmptyLine(text, selected.from))
    return { ...draft, text: listed(text, selected, false) };
  return withWords('\n')(draft);
};

const isInEmptyLine = (text: Text, place: number): boolean => {
  const around = { from: Math.max(place - 1, 0), to: place + 1 };
  return lettersIn(text, around).length === 0;
};

/** What the browser has typed gets the marks that were set before. */
export const withNextMarks = (draft: Draft, text: Text, selected: Span): Draft => {
  const fresh = { from: draft.selected.from, to: selected.to };
  const isFresh = draft.next && fresh.to > fresh.from;
  return { selected, text: isFresh ? marked(text, fresh, draft.next ?? {}) : text };
};
