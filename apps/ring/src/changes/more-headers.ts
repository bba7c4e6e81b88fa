import { eachAnswer } from './each-answer.ts';
import type { Effect } from './effect.ts';

const more = {
  'Content-Language': 'en',
  'Server-Timing': 'total;dur=1',
  'X-Robots-Tag': 'noindex',
} as const;

/** The last link comes first, so that those of a page in the middle all change places. */
const turned = (link: string, path: string): string => {
  const links = link.split(/,\s*(?=<)/);
  return [`<${path}>; rel="self"`, ...links.slice(-1), ...links.slice(0, -1)].join(', ');
};

export const moreHeaders: Effect = {
  answer: eachAnswer(({ path, headers: { Link } }) => ({
    headers: { ...more, ...(typeof Link === 'string' && { Link: turned(Link, path) }) },
  })),
};
