import { apiPaths } from '@sparring/contracts/paths';
import type { ChangeId } from '@sparring/defects/changes';
import { type Effect, effectOfAll } from './effect.ts';
import { fullWorkspace } from './full-workspace.ts';
import { later, after, isFile } from './later.ts';
import { otherJson } from './other-json.ts';
import { otherWords } from './other-words.ts';
import { otherClass } from '@sparring/defects/runtime/other-class';
import { eachAnswer } from './each-answer.ts';

/** The page itself makes the wrappers. A style in their markup would be copied with it, and refused where it is pasted. */
const wrappers: Effect = { styles: (css) => `${css}\n[role='none']{display:contents}` };

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

const moreHeaders: Effect = {
  answer: eachAnswer(({ path, headers: { Link } }) => ({
    headers: { ...more, ...(typeof Link === 'string' && { Link: turned(Link, path) }) },
  })),
};

const always = '(min-width:0)';

/** As for a visitor who has chosen dark pages and reduced motion. Scripts are not told: what they move, a rule promises. */
const darkAndStill: Effect = {
  styles: (css) =>
    css
      .replace(/\(prefers-color-scheme:\s*dark\)/g, always)
      .replace(/\(prefers-reduced-motion:\s*reduce\)/g, always)
      .replace(/color-scheme:\s*light dark/g, 'color-scheme:dark'),
  page: (html) => html.replace('content="light dark"', 'content="dark"'),
};

/** A class in a selector; addresses and texts are passed by. */
const token = /url\([^)]*\)|"[^"]*"|'[^']*'|\.([a-z_][\w-]*)/gi;

const classNames: Effect = {
  // The pages in frames are files as they are: their classes keep their names.
  styles: (css, path) =>
    path.startsWith('/frames/')
      ? css
      : css.replace(token, (all, name?: string) =>
          name === undefined ? all : `.${otherClass(name)}`,
        ),
};

const longestMs = 400;
const steps = 8;

/** The name of a script decides how late it comes: the order is another one, and the same each time. */
const waitOf = (path: string): number => {
  if (!isFile(path) || !path.endsWith('.js')) return 0;
  const sum = Array.from(path).reduce(
    (total, sign) => (total * 31 + sign.charCodeAt(0)) % 65_521,
    0,
  );
  return ((sum % steps) / (steps - 1)) * longestMs;
};

const chunksInAnotherOrder: Effect = { aroundSite: after(waitOf) };

const banner =
  '<aside aria-label="Announcement"><p>The course room is open until nine this evening.</p></aside>';

/** The page itself words its introductions and hints differently. */
const bannerAndLeads: Effect = { page: (html) => html.replace('<body>', `<body>${banner}`) };

/** In the form of the banner, which no test of a good suite minds. */
const mark: Effect = {
  styles: (css) =>
    `${css}\n[aria-label='Broken on purpose']{padding:12px;background:#ffd34d;color:#15131c}[aria-label='Broken on purpose']>p{max-width:none;margin:0;text-align:center}`,
  page: (html) =>
    html.replace(
      '<body>',
      '<body><aside aria-label="Broken on purpose"><p>This page is broken on purpose: it has one defect. Does your test turn red here?</p></aside>',
    ),
};

const isOfApi = (path: string): boolean =>
  apiPaths.some((prefix) => path === prefix || new RegExp(`^${prefix}[/?]`).test(path));

/** How each harmless change is done in an instance. */
const effects: Readonly<Record<ChangeId, Effect>> = {
  later: later(isOfApi),
  'chunks-in-another-order': chunksInAnotherOrder,
  'other-json': otherJson,
  'more-headers': moreHeaders,
  'other-words': otherWords,
  'full-workspace': fullWorkspace,
  'class-names': classNames,
  'dark-and-still': darkAndStill,
  'banner-and-leads': bannerAndLeads,
  wrappers,
  /* The API does the first of these by itself, and the page the other two. */
  'other-shapes': {},
  'text-in-pieces': {},
  'other-tags': {},
};

export const effectOf = (changes: readonly ChangeId[], isMarked = false): Effect =>
  effectOfAll([...changes.map((change) => effects[change]), ...(isMarked ? [mark] : [])]);
