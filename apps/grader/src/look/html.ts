import { escaped } from './xml.ts';

/** A piece of HTML that is safe as it stands. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

const print = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  return typeof part === 'string' || typeof part === 'number'
    ? escaped(String(part))
    : part.map(print).join('');
};

/** The indentation of the source is not sent: it would be a fifth of a report. */
const line = (text: string): string => text.replaceAll(/\s*\n\s*/g, '\n');

/** HTML in which every text is escaped: names of tests may hold anything. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map(line).reduce((all, text, at) => all + print(parts[at - 1]) + text));
