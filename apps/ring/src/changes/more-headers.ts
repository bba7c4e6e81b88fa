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
  aroundApi: eachAnswer(({ path, response }) => {
    for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
    const link = response.getHeader('Link');
    if (typeof link === 'string') response.setHeader('Link', turned(link, path));
    return undefined;
  }),
};
