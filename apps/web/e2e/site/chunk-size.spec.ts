import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { exercises } from '../../src/exercises/packs.ts';
import { expect, test } from '../test.ts';

const folder = new URL('../../dist/site/static/js/', import.meta.url);
const files = readdirSync(folder);
const limits: Readonly<Record<string, number>> = { 'date-picker': 30_000 };

for (const { slug } of exercises) {
  const limit = limits[slug] ?? 8000;
  test(`the chunk of ${slug} weighs at most ${limit / 1000} kB gzipped`, () => {
    const own = files.filter((file) => new RegExp(`^${slug}-[\\w-]{8}\\.chunk\\.js$`).test(file));
    const weight = own.map((file) => gzipSync(readFileSync(new URL(file, folder))).length);
    expect(weight).not.toHaveLength(0);
    expect(weight.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(limit);
  });
}
