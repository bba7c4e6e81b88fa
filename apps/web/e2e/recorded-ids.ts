import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * The ids of the controls that each page had on 2026-11-25, without those that depend on chance. None of them may go.
 * Those of the exercises are compared with their lessons.
 */
const file = join(import.meta.dirname, 'recorded-ids.txt');

export const recordedIds: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [path = '', ...ids] = line.split(' ');
      return [path, ids];
    }),
);

/** The test ids, which are the ids as well, of the controls of the page. */
export const idsOfControls = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('main')
    .locator('a, button, input, select, textarea, summary')
    .evaluateAll((controls) =>
      controls.map((control) => (control as HTMLElement).dataset.testid ?? control.id),
    );
