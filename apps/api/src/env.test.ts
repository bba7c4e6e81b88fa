import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment, readEnvironment } from './env.ts';

test('has a default for everything it cannot do without', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3001, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
});

test.each([
  ['PORT', 'http', 'PORT=http is not usable'],
  ['PORT', '65536', 'PORT=65536 is not usable'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL=loud is not usable'],
  ['DATABASE_URL', 'mysql://db', 'none of file:…, :memory: and postgres://…'],
  ['LATENCY_MAX_OPEN', '0', 'LATENCY_MAX_OPEN=0 is not usable'],
])('refuses %s=%s in a line that names it', (name, value, line) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(line);
});

test('takes an empty variable as one that is not set', () => {
  expect(readEnvironment({ PORT: '' }).PORT).toBe(3001);
});

test('needs a token secret when several replicas can share a PostgreSQL', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'postgres://db/sparring' })).toThrow(
    'TOKEN_SECRET is not set',
  );
});

test('keeps secrets out of its complaints', () => {
  const wrong = { TOKEN_SECRET: 'too-short', DATABASE_URL: 'mysql://me:pass@db' };
  expect(() => readEnvironment(wrong)).toThrow(
    /TOKEN_SECRET=… .*\nDATABASE_URL=… |DATABASE_URL=… .*\nTOKEN_SECRET=… /,
  );
});

test('names every wrong variable at once', () => {
  expect(() => readEnvironment({ PORT: 'x', HOST: 'y', LOG_LEVEL: 'z' })).toThrow(
    /PORT=x.*\nLOG_LEVEL=z/,
  );
});

const documentation = new URL('../../../docs/configuration.md', import.meta.url);
const documented = readFileSync(documentation, 'utf8')
  .split('## ')
  .find((section) => section.startsWith('The API'));

test('docs/configuration.md says of every variable what env.ts says', () => {
  const rows = documented?.matchAll(/^\| `(\w+)` +\| (.*?) +\| (?:`(.*)`)? +\|$/gm) ?? [];
  const defaults = readEnvironment({}) as Readonly<Record<string, unknown>>;
  const expected = Object.entries(environment.shape).map(([name, { description }]) => [
    name,
    description,
    defaults[name]?.toString(),
  ]);
  expect(Array.from(rows, ([, ...cells]) => cells)).toEqual(expected);
});
