import type { CardDefect } from '../card/card.ts';
import { html, type Html } from './html.ts';

/** The source of a function, moved to the left as far as its last line allows. */
const dedented = (source: string): string => {
  const lines = source.split('\n');
  const depth = /^\s*/.exec(lines.at(-1) ?? '')?.[0].length ?? 0;
  return lines.map((line, at) => (at === 0 ? line : line.slice(depth))).join('\n');
};

type Answer = Pick<CardDefect, 'rule' | 'ruleText' | 'file' | 'from' | 'to' | 'check'>;

/** The rule that a defect breaks, its change of the source, and a check that catches it. */
export const answerKey = ({ rule, ruleText, file, from, to, check }: Answer): Html =>
  html`<p><strong>${rule}</strong> ${ruleText}</p>
    <p class="muted">${file}</p>
    <pre tabindex="0" aria-label="The change"><del>${from}</del>
<ins>${to}</ins></pre>
    <p>A check that catches it:</p>
    <pre tabindex="0" aria-label="The check">${dedented(check)}</pre>`;
