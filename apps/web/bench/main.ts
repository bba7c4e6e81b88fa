import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium.ts';
import { readBuild } from '../server/build.ts';
import { readEnvironment } from '../server/env.ts';
import { createSite } from '../server/site.ts';
import { chunksByPath } from '../src/known-paths.ts';
import { type Visit, visit } from './visit.ts';

/* Pages that name their chunks, side by side with the same pages that leave them to be found. */
const rounds = 5;
const paths = ['/webelements/keypressespage', '/webelements', '/shopping', '/api/bookapi'];
const variants = {
  found: new Map([...chunksByPath.keys()].map((path) => [path, []])),
  named: chunksByPath,
};

const serve = async (pages: ReadonlyMap<string, readonly string[]>): Promise<string> => {
  const build = await readBuild(
    join(import.meta.dirname, '../dist/site'),
    readEnvironment({}),
    pages,
  );
  const site = createSite({
    build,
    passOn: (_request, response) => void response.sendStatus(502),
    report: console.error,
  });
  const server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
});
const origins = { found: await serve(variants.found), named: await serve(variants.named) };

console.log('| page | chunks | first paint | heading | first control | round trips |');
console.log('| ---- | ------ | ----------- | ------- | ------------- | ----------- |');
for (const path of paths) {
  const visits: Record<keyof typeof variants, Visit[]> = { found: [], named: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of ['found', 'named'] as const) {
      visits[name].push(await visit(browser, origins[name] + path));
    }
  }
  for (const name of ['found', 'named'] as const) {
    const of = (key: keyof Visit) => Math.round(median(visits[name].map((each) => each[key])));
    const times = (['firstPaint', 'heading', 'control'] as const).map((key) => `${of(key)} ms`);
    console.log(`| ${[path, name, ...times, of('roundTrips')].join(' | ')} |`);
  }
}
await browser.close();
process.exit();
