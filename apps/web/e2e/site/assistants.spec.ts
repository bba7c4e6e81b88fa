import { rules } from '@sparring/rules/rule-book';
import { z } from 'zod';
import { exercises } from '../../src/exercises/packs.ts';
import { guides } from '../../src/guides/guides.ts';
import { labs } from '../../src/labs/catalogue.ts';
import { expect, test } from '../test.ts';

test('assistants get each exercise, lab and guide as a link, and every rule and lab in a list that is valid by its schema [PAGE-20]', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const pages = await read('/llms.txt');
  const wanted = [...exercises.map(({ path }) => path), ...labs.map(({ path }) => path)];
  const linked = [...wanted, ...guides.map(({ slug }) => `/guides/${slug}`)];
  expect(linked.filter((path) => !pages.includes(`](${path}): `))).toEqual([]);
  for (const [path, all] of [
    ['/rules.json', rules.map(({ id }) => ({ id }))],
    ['/labs.json', labs.map(({ slug }) => ({ slug }))],
  ] as const) {
    const list = JSON.parse(await read(path));
    const schema = z.fromJSONSchema(JSON.parse(await read(list.$schema)));
    expect(schema.safeParse(list).error).toBeUndefined();
    expect(schema.safeParse({ ...list, version: 1 }).success).toBe(false);
    const items = list.labs ?? list.areas.flatMap(({ rules: own }: { rules: unknown }) => own);
    expect(items).toMatchObject(all);
    expect(items).toHaveLength(all.length);
  }
});
