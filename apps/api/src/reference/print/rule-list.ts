import type { PrintedRule } from '@sparring/contracts/print/printed-rules';
import { html, type Html } from '../../http/send/html.ts';

/** The rules, by number. */
export const ruleList = (id: string, rules: readonly PrintedRule[]): Html =>
  html` <ul id="${id}">
    ${rules.map((rule) => html` <li><code>${rule.id}</code> ${rule.text}</li>`)}
  </ul>`;
