import type { Effect } from './effect.ts';

const banner =
  '<aside aria-label="Announcement"><p>The course room is open until nine this evening.</p></aside>';

/** The page itself words its introductions and hints differently. */
export const bannerAndLeads: Effect = {
  page: (html) => html.replace('<body>', `<body>${banner}`),
};
