import { createHash } from 'node:crypto';
import type { Card } from '../card/card.ts';
import { areasReached } from '../card/areas-reached.ts';
import { Html } from '../look/html.ts';
import type { Theme } from '../look/theme.ts';

interface ReportAssets {
  readonly style: Html;
  readonly script: Html;
  /** Allows this style sheet and this script, and nothing else: no other one, and nothing from elsewhere. */
  readonly policy: string;
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What makes one file of a report that loads nothing: the browser holds it to that. Its font is the system's: the site's would be a third of the file. */
export const assetsOf = ({ defects }: Card, { styles, report }: Theme): ReportAssets => {
  const css = `${styles}${report.styles}#matrix{--columns:${(areasReached({ defects }) ?? { defects }).defects.length}}`;
  const policy = {
    'default-src': "'none'",
    'style-src': hashOf(css),
    'script-src': hashOf(report.script),
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return {
    style: new Html(`<style>${css}</style>`),
    script: new Html(`<script>${report.script}</script>`),
    policy: Object.entries(policy)
      .map((pair) => pair.join(' '))
      .join('; '),
  };
};

/** The policy for a header, which also says who may frame the report: nobody. */
export const policyOf = (card: Card, theme: Theme): string =>
  `${assetsOf(card, theme).policy}; frame-ancestors 'none'`;
