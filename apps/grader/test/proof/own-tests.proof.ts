import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withFolder } from '../../src/grade/folders.ts';
import { runnerOf } from '../../own/grade-own.ts';
import { apiTests } from '../../own/suites.ts';

test('an instance without a defect keeps every rule of the API', { timeout: 600_000 }, () =>
  withFolder(tmpdir(), async (scratch) => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const place = { root, scratch, environment: { ...process.env, TESTED_COPY: '' } };
    const { files, run } = runnerOf({ ...place, stop: new AbortController().signal }, apiTests);
    const { tests = new Map() } = await run({}, { files });
    expect([...tests].filter(([, { state }]) => state === 'red')).toEqual([]);
    expect(tests.size).toBeGreaterThan(1000);
  }),
);
