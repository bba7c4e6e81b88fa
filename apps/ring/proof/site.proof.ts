import type { Browser } from '@playwright/test';
import { type KnownDefect, readDefects } from '@sparring/defects/all';
import { afterAll, beforeAll } from 'vitest';
import { needsPage } from './bout.ts';
import { launchChromium } from './chromium.ts';
import { type Met, prove } from './prove.ts';

const defects = (await readDefects()).filter(needsPage);
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Two defects can only be alike if the check of each comes to the place of the other. */
const canBeAlike = (one: KnownDefect, other: KnownDefect, met: Met): boolean =>
  met.get(one.id)?.has(other.id) === true && met.get(other.id)?.has(one.id) === true;

prove({
  defects,
  browser: () => browser,
  // A page takes a second, so a check is tried only where it can tell something.
  kin: (defect, met) =>
    defects.filter((other) => other.file === defect.file || canBeAlike(defect, other, met)),
});
