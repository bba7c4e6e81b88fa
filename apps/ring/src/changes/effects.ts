import { apiPaths } from '@sparring/contracts/paths';
import type { ChangeId } from '@sparring/defects/changes';
import { bannerAndLeads } from './banner-and-leads.ts';
import { chunksInAnotherOrder } from './chunks-in-another-order.ts';
import { classNames } from './class-names.ts';
import { darkAndStill } from './dark-and-still.ts';
import { type Effect, effectOfAll } from './effect.ts';
import { fullWorkspace } from './full-workspace.ts';
import { later } from './later.ts';
import { moreHeaders } from './more-headers.ts';
import { otherJson } from './other-json.ts';
import { otherWords } from './other-words.ts';
import { wrappers } from './wrappers.ts';

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

export const effectOf = (changes: readonly ChangeId[]): Effect =>
  effectOfAll(changes.map((change) => effects[change]));
