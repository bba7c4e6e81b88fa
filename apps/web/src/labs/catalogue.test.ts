import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { factsByLab, type LabName } from '@sparring/contracts/lab-facts/all';
import { expect, test } from 'vitest';
import { readDial } from '../practice/dial.ts';
import { labLessons } from './all-labs.ts';
import { labs } from './catalogue.ts';

const here = import.meta.dirname;
const slugs = labs.map(({ slug }) => slug);

test('every folder of a lab is in the list, and every lab has a folder', () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(slugs.toSorted());
});

test.each(labs)('the lab $slug has a spec, four answers and the path of its slug', (lab) => {
  const answers = ['naive.spec.ts', 'good.spec.ts', 'test_naive.py', 'test_good.py'];
  const files = [
    `../../e2e/labs/${lab.slug}.spec.ts`,
    ...answers.map((file) => `${lab.slug}/answers/${file}`),
  ];
  expect(files.filter((file) => !existsSync(`${here}/${file}`))).toEqual([]);
  expect(lab.path).toBe(`/labs/${lab.slug}`);
});

test.each(labs)('the lab $slug has a test that npm test runs', ({ slug }) => {
  const text = readFileSync(`${here}/../../e2e/labs/${slug}.spec.ts`, 'utf8');
  expect(text).toMatch(/\bsmoke,\s+async/);
});

const before: Readonly<Record<string, string>> = {
  actionability: 'targets=8',
  'moving-table': 'columns=50',
  'locator-ladder': 'flight=2',
  'hostile-locators': 'level=2',
  'every-input': 'more=1',
  'data-grid': 'rows=4',
  'file-downloads': 'session=1',
  frames: 'roots=1',
  network: 'unsteady=1',
  'rich-text': 'framed=1',
};

test.each(labLessons)(
  '?level=2 and its older name make $slug harder, if the list says so',
  (lab) => {
    const level = lab.dials.find(({ name }) => name === 'level');
    const values = ['', '?level=2', `?${before[lab.slug]}`].map(
      (search) => level && readDial(level, search).value,
    );
    expect(values).toEqual(lab.hasSecondLevel ? [1, 2, 2] : [undefined, undefined, undefined]);
    expect('level' in factsByLab[lab.slug as LabName].schema.shape).toBe(
      lab.hasSecondLevel === true,
    );
  },
);

test.each(labLessons)('$slug says what to do and has hints', ({ task, hints, trains, answer }) => {
  for (const text of [trains, ...task, ...hints, answer.why]) expect(text).toMatch(/[.?]$/);
  expect(hints.length).toBeGreaterThanOrEqual(2);
});
