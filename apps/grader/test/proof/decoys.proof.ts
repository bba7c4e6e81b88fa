import { readDefects } from '@sparring/defects/all';
import { readDecoys } from '@sparring/defects/build/decoys';
import { roundsOfAPage } from '@sparring/defects/runtime/round';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '@playwright/test';
import { startInstance } from '../../src/instance/start-instance.ts';
import { launchChromium } from './chromium.ts';
import { runCheck } from './run-check.ts';

const defects = await readDefects();
const decoys = await readDecoys(defects);

/** As in a run: of a file at most one. */
const groups: (typeof decoys)[] = [];
for (const decoy of decoys) {
  const at = groups.findIndex(
    (group) => group.length < roundsOfAPage && group.every(({ file }) => file !== decoy.file),
  );
  if (at < 0) groups.push([decoy]);
  else groups[at] = [...groups[at]!, decoy];
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test.concurrent.each(groups)(
  'no check of a defect in their files notices the decoys of %# [GRADE-22]',
  { timeout: 1_200_000 },
  async (...group) => {
    const instance = await startInstance({
      webPort: 0,
      apiPort: 0,
      defects: group.map(({ id }) => id),
    });
    try {
      const files = new Set(group.map(({ file }) => file));
      const noticing: string[] = [];
      for (const defect of defects.filter(({ file }) => files.has(file)))
        await runCheck(defect, instance, browser, 'long').catch(() => noticing.push(defect.id));
      expect(noticing).toEqual([]);
    } finally {
      await instance.stop();
    }
  },
);
