import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldest, refusal } from './node-version.mjs';

test.each(['20.0.0', '20.18.3', '21.7.3', '22.11.0', '26.10.0', '100.0.0'])(
  'Node %s is accepted',
  (version) => {
    expect(refusal(version)).toBeUndefined();
  },
);

test.each(['0.10.48', '8.17.0', '14.0.0', '18.20.8', '19.9.0'])(
  'Node %s is refused with the version to install',
  (version) => {
    const line = `Node ${version} is too old: install Node 20 or newer.`;
    expect(refusal(version)).toBe(line);
  },
);

const read = (path: string): string => readFileSync(path, 'utf8');
const promised = (path: string): string | undefined =>
  /Node(?:\.js\]\(\S+\))? ([\d.]+) or newer/.exec(read(path))?.[1];
const required = (path: string): string =>
  (JSON.parse(read(path)) as { engines: { node: string } }).engines.node;

test('README.md names the Node version in package.json', () => {
  expect(promised('README.md')).toBe(String(oldest));
});

test.each(['load', 'playwright', 'postman'])(
  'the README of the kit %s names the Node version in its package.json',
  (kit) => {
    const [lowest] = /[\d.]+/.exec(required(`kits/${kit}/package.json`))!;
    expect(lowest.replace(/\.0$/, '')).toBe(promised(`kits/${kit}/README.md`));
  },
);
