import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type LoggedRequest, shownBy } from '../../apps/web/src/start/progress.ts';
import { paths } from '../../apps/web/src/paths.ts';
import type { Step } from '../../apps/web/src/start/step.ts';
import { tracks } from '../../apps/web/src/start/tracks.ts';
import { startSite } from './site.ts';
import { createTypist, type Typist } from './typist.ts';

vi.setConfig({ testTimeout: 480_000, hookTimeout: 240_000 });

const workspace = 'newcomer';
const parent = mkdtempSync(join(tmpdir(), 'sparring-start-'));
let origin = '';
let stop = async () => {};

beforeAll(async () => {
  ({ origin, stop } = await startSite());
});
afterAll(async () => {
  await stop();
  rmSync(parent, { recursive: true, force: true });
});

const practice = () => `${origin}/w/${workspace}/v1/practice/workspace`;

/** A grading takes so long that the site has closed a kept connection. */
const read = async <Told>(path: string): Promise<Told> => {
  const headers = { Connection: 'close' };
  const response = await fetch(`${practice()}/${path}`, { headers });
  return (await response.json()) as Told;
};

/** The steps that the workspace shows to be done; the first look begins the recording. */
const shown = async (steps: readonly Step[]): Promise<readonly string[]> => {
  const verdicts = await read<readonly { lab: string; solved: boolean }[]>('labs');
  const solved = verdicts.filter((each) => each.solved).map(({ lab }) => lab);
  return shownBy(steps, {
    requests: await read<readonly LoggedRequest[]>('requests?limit=100'),
    solved: new Set(solved),
  });
};

const quoted = (check: string): readonly string[] =>
  Array.from(check.matchAll(/`([^`]+)`/g), ([, text = '']) => text);

/** The number in the line `Found` of a card. */
const foundIn = (output: string): number => Number(/^Found +(\d+) of/m.exec(output)?.[1] ?? 0);

/** The check says that a test turns red. */
const isRed = (check: string): boolean => /`(?:1 failed|429|5\d\d)/.test(check);

const folders = ['my-tests', 'my-api-tests', 'my-collection'];

describe.each(tracks.map((track, index) => ({ ...track, folder: folders[index]! })))(
  '$path',
  ({ path, stepsIn, folder }) => {
    /* The tests are named before the site has an address. */
    const ids = stepsIn({ origin, workspace }).map(({ id }, index) => ({ id, index }));
    let steps: readonly Step[] = [];
    let typist: Typist;
    let found = 0;
    beforeAll(async () => {
      steps = stepsIn({ origin, workspace });
      const collection = `${origin}/w/${workspace}/postman.json`;
      typist = createTypist(parent, folder, collection);
      if (path !== paths.startFirstTest) mkdirSync(join(parent, folder));
      await shown(steps);
    });

    test.each(ids)('the step $id does what it says, as printed', async ({ id, index }) => {
      const { code = [], check, solution, evidence } = steps[index]!;
      if (solution) typist.edit(solution);
      const { succeeds, output } = await typist.type(code);
      expect({ succeeds, output }).toMatchObject({ succeeds: !isRed(check) });
      expect(output).not.toContain('JUnit XML');
      for (const text of code.length > 0 ? quoted(check) : []) expect(output).toContain(text);
      const least = check.includes('a higher number') ? found + 1 : 0;
      found = foundIn(output);
      expect(found).toBeGreaterThanOrEqual(least);
      const isTicked = evidence && code.length > 0 && !('visited' in evidence);
      expect((await shown(steps)).includes(id)).toBe(Boolean(isTicked));
    });
  },
);
