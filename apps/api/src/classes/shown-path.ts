import { pathWithoutKey } from '../request/path-without-key.ts';

/** The desk shows no more of a text that a learner has typed. */
export const longestShown = 200;

export const shownPath = (path: string): string => pathWithoutKey(path).slice(0, longestShown);
