import type { CardDefect } from '../card/card.ts';
import { html, type Html } from './html.ts';

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Moved to the left as far as its lines allow; a first line that begins in the middle stays. */
const dedented = (source: string): string => {
  const lines = source.split('\n');
  const indents = lines.map(indentOf).filter((indent) => indent > 0);
  const depth = Math.min(...indents);
  return lines.map((line) => line.slice(Math.min(depth, indentOf(line)))).join('\n');
};

type Answer = Pick<CardDefect, 'rule' | 'ruleText' | 'file' | 'from' | 'to' | 'check'>;

/** The rule that a defect breaks, its change of the source, and a check that catches it. */
export const answerKey = ({ rule, ruleText, file, from, to, check }: Answer): Html =>
  html`<p><strong>${rule}</strong> ${ruleText}</p>
    <p class="muted">${file}</p>
    <pre
      tabindex="0"
      aria-label="The change"
    ><del>${dedented(from)}</del><ins>${dedented(to)}</ins></pre>
    <p>A check that catches it:</p>
    <pre tabindex="0" aria-label="The check">${dedented(check)}</pre>`;
