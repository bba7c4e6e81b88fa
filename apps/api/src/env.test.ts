import { expect, test } from 'vitest';
import { databaseOf, readEnvironment } from './env.ts';

test('has a default for every required value', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3001, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
});

test.each([
  ['PORT', 'http', 'PORT is "http", expected a port from 0 to 65535.'],
  ['PORT', '65536', 'PORT is "65536", expected a port from 0 to 65535.'],
  ['PORT', '0x10', 'PORT is "0x10", expected a port from 0 to 65535.'],
  ['PORT', '1e3', 'PORT is "1e3", expected a port from 0 to 65535.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", expected info, error or silent.'],
  ['DATABASE_URL', 'mysql://db', 'expected file:…, :memory: or postgres://….'],
  ['TEACHER_KEY', 'fifteen letters', 'TEACHER_KEY is "…", expected at least 16 characters.'],
  ['LATENCY_MAX_OPEN', '0', 'LATENCY_MAX_OPEN is "0", expected a whole number from 1 to 100000.'],
])('refuses %s=%s with a line that names the variable', (name, value, line) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(line);
});

test('treats an empty variable as unset', () => {
  expect(readEnvironment({ PORT: '' }).PORT).toBe(3001);
});

test('requires TOKEN_SECRET with PostgreSQL', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'postgres://db/sparring' })).toThrow(
    'TOKEN_SECRET is not set',
  );
});

test.each([
  ['postgres://me@db/s', 'postgres://me:p%40ss%2Fw%23rd%25@db/s'],
  ['postgres://me:own@db/s', 'postgres://me:own@db/s'],
  ['file:a.sqlite', 'file:a.sqlite'],
])('with PGPASSWORD, %s is read as %s', (DATABASE_URL, read) => {
  const environment = readEnvironment({ PGPASSWORD: 'p@ss/w#rd%' });
  expect(databaseOf({ ...environment, DATABASE_URL })).toBe(read);
});

test('does not show secrets in its messages', () => {
  const wrong = { TOKEN_SECRET: 'too-short', DATABASE_URL: 'mysql://me:pass@db' };
  expect(() => readEnvironment(wrong)).toThrow(
    /TOKEN_SECRET is "…".*\nDATABASE_URL is "…"|DATABASE_URL is "…".*\nTOKEN_SECRET is "…"/,
  );
});

test('names every invalid variable', () => {
  expect(() => readEnvironment({ PORT: 'x', HOST: 'y', LOG_LEVEL: 'z' })).toThrow(
    /PORT is "x".*\nLOG_LEVEL is "z"/,
  );
});
