import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesWith, readChunkUrls, readManifest } from '../server/page-files.ts';
import { exercises } from '../src/exercises/packs.ts';
import { chunksByPath } from '../src/known-paths.ts';
import { labs } from '../src/labs/catalogue.ts';

/* Turborepo builds the site before this test; by hand, build it first. */
const site = new URL('../dist/site/', import.meta.url);
const folder = new URL('static/js/', site);
const files = readdirSync(folder);
const limits: Readonly<Record<string, number>> = { 'date-picker': 30_000 };

const weigh = (scripts: readonly Buffer[]): number =>
  scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);

const chunksOf = (name: string): Buffer[] => {
  const own = files.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.chunk\\.js$`).test(file));
  return own.map((file) => readFileSync(new URL(file, folder)));
};

/** The scripts in the HTML of the home page, which every page needs. */
const scriptsOfHome = (): Buffer[] => {
  const html = readFileSync(new URL('index.html', site), 'utf8');
  const named = html.matchAll(/(?:src|href)="\/(static\/js\/[^"]+)"/g);
  return [...named].map(([, path = '']) => readFileSync(new URL(path, site)));
};

for (const { slug } of exercises) {
  const limit = limits[slug] ?? 8000;
  test(`the chunk of ${slug} weighs at most ${limit / 1000} kB gzipped`, () => {
    const own = chunksOf(slug);
    expect(own).not.toHaveLength(0);
    expect(weigh(own)).toBeLessThanOrEqual(limit);
  });
}

for (const { slug } of labs) {
  const limit = limits[slug] ?? 10_000;
  test(`the chunk of the lab ${slug} weighs at most ${limit / 1000} kB gzipped`, () => {
    const own = chunksOf(slug);
    expect(own).not.toHaveLength(0);
    expect(weigh(own)).toBeLessThanOrEqual(limit);
  });
}

test('the scripts of the home page weigh at most 112 kB gzipped', () => {
  const scripts = scriptsOfHome();
  expect(scripts).not.toHaveLength(0);
  expect(weigh(scripts)).toBeLessThanOrEqual(112_000);
});

/** The scripts of a page, in the order of the HTML that the server sends. */
const scriptsOf = (path: string): Buffer[] => {
  const urls = readChunkUrls(readFileSync(new URL('index.html', site), 'utf8'));
  const manifest = readManifest(readFileSync(new URL('.vite/manifest.json', site), 'utf8'));
  const chunks = chunksByPath.get(path) ?? [];
  const named = [
    ...filesWith(
      chunks.map((chunk) => urls[chunk]!),
      manifest,
    ),
  ];
  const own = named.filter((file) => file.endsWith('.js'));
  return own.map((file) => readFileSync(new URL(file.slice(1), site)));
};

test('the scripts of the Book API weigh at most 155 kB gzipped, 150 kB as they are sent', () => {
  const all = new Set([...scriptsOfHome(), ...scriptsOf('/api/bookapi')].map(String));
  expect(weigh([...all].map((text) => Buffer.from(text)))).toBeLessThanOrEqual(155_000);
});

test('the home page loads no exercise, no lab and no list of them', () => {
  const code = scriptsOfHome().join('\n');
  expect([...exercises, ...labs].filter(({ path }) => code.includes(path))).toEqual([]);
});

test('the list of exercises holds no element of an exercise', () => {
  const [list] = chunksOf('packs');
  expect(exercises.filter(({ path }) => !list?.includes(path))).toEqual([]);
  expect(list?.includes('testId')).toBe(false);
});

const loadsDesk = (file: string): boolean =>
  readFileSync(new URL(file, folder), 'utf8').includes('desk-page-');

test('no page but the desk loads the desk', () => {
  const loading = files.filter((file) => file.endsWith('.js')).filter(loadsDesk);
  expect(loading).toEqual([expect.stringMatching(/^main-/)]);
});
