import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kits } from './table.ts';

const readme = readFileSync('kits/README.md', 'utf8');
const section = readme.split('\n## ').find((text) => text.startsWith('Which lesson')) ?? '';
const [heads = [], , ...lessons] = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1));

const linkOf = (cell = ''): string => /\]\((.+)\)/.exec(cell)?.[1] ?? 'no link';
const folderOf = (cell = ''): string | undefined => /\[folder `(.+)`\]/.exec(cell)?.[1];

/** The folders in a Postman collection; each folder is a lesson. */
const foldersIn = (file: string): string[] => {
  const { item } = JSON.parse(readFileSync(join('kits', file), 'utf8')) as Collection;
  return item.map(({ name }) => name);
};

interface Collection {
  readonly item: readonly { name: string }[];
}

/** Schemathesis has no lessons: it generates its tests from the OpenAPI document. */
const taught = kits.map(({ name }) => name).filter((name) => name !== 'schemathesis');

test('every kit in the runner has a column in the table of lessons', () => {
  expect(heads.slice(1).map(linkOf).toSorted()).toEqual(taught.toSorted());
});

test.each(taught)('%s has a file for each of the twelve lessons', (kit) => {
  const column = heads.findIndex((head) => linkOf(head) === kit);
  const files = lessons.map((cells) => linkOf(cells[column]));
  expect(files).toHaveLength(12);
  expect(files.filter((file) => !existsSync(join('kits', file)))).toEqual([]);
  expect(new Set(lessons.map((cells) => cells[column])).size).toBe(12);
});

test('each folder of the Postman kit has the name of its lesson and exists in the collection', () => {
  const folders = lessons.flatMap(([lesson = '', ...cells]) =>
    cells.filter(folderOf).map((cell) => ({ lesson: lesson.trim(), cell })),
  );
  expect(folders).toHaveLength(12);
  for (const { lesson, cell } of folders) {
    expect(folderOf(cell)).toBe(lesson);
    expect(foldersIn(linkOf(cell))).toContain(lesson);
  }
});
