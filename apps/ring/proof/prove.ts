import type { Browser } from '@playwright/test';
import type { KnownDefect } from '@sparring/defects/all';
import { expect, test } from 'vitest';
import type { Corner } from '../src/corner/corner.ts';
import { startCorner } from '../src/corner/start-corner.ts';
import { runCheck } from './bout.ts';

const anyPort = { seed: 1, webPort: 0, apiPort: 0 };

interface Proof {
  readonly defects: readonly KnownDefect[];
  readonly sound: () => Corner;
  readonly browser: () => Browser | undefined;
  /** The defects whose checks are compared with those of this one. */
  readonly kin: (defect: KnownDefect) => readonly KnownDefect[];
}

const failsIn = (corner: Corner, defect: KnownDefect, browser: Browser | undefined) =>
  runCheck(defect, corner, browser, 'with a defect').then(
    () => false,
    () => true,
  );

/** Each check passes on the sound corner and fails in its own; no two defects fail the same checks. */
export const prove = ({ defects, sound, browser, kin }: Proof): void => {
  const failedIn = new Map<string, string>();

  test.concurrent.for(defects)('$area: $id is caught, and only where it is', async (defect) => {
    await runCheck(defect, sound(), browser(), 'sound');
    const corner = await startCorner({ ...anyPort, defect: defect.id });
    try {
      const failed: string[] = [];
      for (const other of kin(defect))
        if (await failsIn(corner, other, browser())) failed.push(other.id);
      failedIn.set(defect.id, failed.join(', '));
      expect(failed).toContain(defect.id);
    } finally {
      await corner.stop();
    }
  });

  test('no two defects fail the same checks', () => {
    const groups = Map.groupBy(failedIn.entries(), ([, failed]) => failed);
    const alike = Array.from(groups.values(), (group) => group.map(([id]) => id));
    expect(alike.filter((ids) => ids.length > 1)).toEqual([]);
  });
};
