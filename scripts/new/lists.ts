import { Failure } from '../programs/failure.ts';

const lineEnd = (text: string, at: number): number => text.indexOf('\n', at) + 1;

/** The lines from the first match to the line on which every bracket is closed. */
const placeOf = (text: string, first: RegExp): { readonly start: number; readonly end: number } => {
  const start = text.search(first);
  if (start < 0)
    throw new Failure(`The example is not where ${first} looks for it: mend scripts/new.`);
  let end = start;
  let depth = 0;
  do {
    const line = text.slice(end, lineEnd(text, end));
    depth += (line.match(/[([{]/g) ?? []).length - (line.match(/[)\]}]/g) ?? []).length;
    end += line.length;
  } while (depth > 0 && end < text.length);
  return { start, end };
};

export const blockIn = (text: string, first: RegExp): string => {
  const { start, end } = placeOf(text, first);
  return text.slice(start, end);
};

type Change = (text: string) => string;

/** Adds a changed copy of a block right after it. */
export const repeat =
  (first: RegExp, change: Change): Change =>
  (text) => {
    const { start, end } = placeOf(text, first);
    return text.slice(0, end) + change(text.slice(start, end)) + text.slice(end);
  };

/** Adds a line after the last import. */
export const addImport =
  (line: string): Change =>
  (text) => {
    const end = lineEnd(text, text.lastIndexOf('\nimport ') + 1);
    return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
  };

/** Adds an item to the end of the last list. */
export const addItem =
  (item: string): Change =>
  (text) => {
    const end = text.lastIndexOf(']');
    const before = text.slice(0, end).trimEnd().replace(/,$/, '');
    return `${before},\n${item.trimEnd().replace(/,$/, '')},\n${text.slice(end)}`;
  };
