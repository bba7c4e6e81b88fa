import { apiPaths } from '@sparring/contracts/paths';
import type { ChangeId } from '@sparring/defects/changes';
import { bannerAndLeads } from './banner-and-leads.ts';
import { chunksInAnotherOrder } from './chunks-in-another-order.ts';
import { classNames } from './class-names.ts';
import { darkAndStill } from './dark-and-still.ts';
import type { Effect } from './effect.ts';
import { fullWorkspace } from './full-workspace.ts';
import { later } from './later.ts';
import { moreHeaders } from './more-headers.ts';
import { otherJson } from './other-json.ts';
import { otherShapes } from './other-shapes.ts';
import { otherWords } from './other-words.ts';

const isOfApi = (path: string): boolean =>
  apiPaths.some((prefix) => path === prefix || new RegExp(`^${prefix}[/?]`).test(path));

/** How each harmless change is done in a corner. */
const effects: Readonly<Record<ChangeId, Effect>> = {
  later: later(isOfApi),
  'chunks-in-another-order': chunksInAnotherOrder,
  'other-shapes': otherShapes(),
  'other-json': otherJson,
  'more-headers': moreHeaders,
  'other-words': otherWords,
  'full-workspace': fullWorkspace,
  'class-names': classNames,
  'dark-and-still': darkAndStill,
  'banner-and-leads': bannerAndLeads,
  /* The page does these by itself. */
  wrappers: {},
  'text-in-pieces': {},
  'other-tags': {},
};

export const effectOf = (change: ChangeId | undefined): Effect =>
  change === undefined ? {} : effects[change];
