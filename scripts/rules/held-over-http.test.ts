import { expect, test } from 'vitest';
import { readTests } from '../../apps/grader/own/suite.ts';
import { apiTests } from '../../apps/grader/own/suites.ts';
import { readDefects } from '../../packages/defects/src/all.ts';
import { apiChapter } from '../../packages/rules/src/api/chapter.ts';
import { citationsIn } from './citations.ts';

/**
 * A workspace is deleted after seven days, a recording ends after an hour of the server; a request is interrupted
 * when the API dies; the others are about the site's server, several APIs, and a class, whose desk has an API of its own.
 */
const notOverHttp = ['WORKSPACE-16', 'SNAPSHOT-12', 'REPEAT-07', 'FAULT-16', 'LOG-02', 'LOG-15'];

test('the API suite over HTTP holds every rule of the areas that a defect of the API breaks', async () => {
  const held = new Set(readTests('.', apiTests).flatMap(({ text }) => citationsIn(text)));
  const broken = new Set((await readDefects()).map(({ rule }) => rule as string));
  const ofTheApi = apiChapter.areas
    .filter(({ rules }) => rules.some(({ id }) => broken.has(id)))
    .flatMap(({ rules }) => rules.map(({ id }) => id as string));
  expect(ofTheApi).toContain('BOOK-01');
  expect(ofTheApi.filter((id) => !held.has(id))).toEqual(notOverHttp);
});
