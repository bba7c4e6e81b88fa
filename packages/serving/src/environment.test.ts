import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { limitVariables, portNumber, proxyVariables, readVariables } from './environment.ts';

const schema = z.object({
  PORT: portNumber().default(3000),
  TOKEN_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  GRADER_KEY: z.string().optional(),
  GRADER_INSTANCES: z.string().optional(),
  ...limitVariables,
  ...proxyVariables,
});

describe('a port', () => {
  test.each(['0x10', '1e3', '80.5', '+80', '-1', ' 80', '٣', '0', '65536', 'http'])(
    'is not %j',
    (text) => {
      expect(() => readVariables(schema, { PORT: text })).toThrow(
        `PORT is "${text}", expected a port from 1 to 65535.`,
      );
    },
  );

  test.each([
    ['1', 1],
    ['65535', 65_535],
    ['0080', 80],
  ])('can be %s', (text, number) => {
    expect(readVariables(schema, { PORT: text }).PORT).toBe(number);
  });
});

describe('the variables', () => {
  test('have a default when they are unset or empty', () => {
    expect(readVariables(schema, { PORT: '', REQUESTS_PER_ADDRESS: undefined })).toEqual({
      PORT: 3000,
      REQUESTS_PER_ADDRESS: 500,
      CONNECTIONS_PER_ADDRESS: 2000,
      WAITING_PER_CONNECTION: 10,
    });
  });

  test.each([
    ['10.1.2.3', ['10.1.2.3']],
    ['127.0.0.1, ::1', ['127.0.0.1', '::1']],
    ['web,', ['web']],
    ['10.0.0.0/8 fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('take %j as trusted proxies', (text, networks) => {
    expect(readVariables(schema, { TRUSTED_PROXIES: text }).TRUSTED_PROXIES).toEqual(networks);
  });

  test.each(['10.0.0', '10.0.0.0/33', '10.0.0.1;::1', 'http://web'])(
    'refuse %j as trusted proxies',
    (text) => {
      expect(() => readVariables(schema, { TRUSTED_PROXIES: text })).toThrow(
        `TRUSTED_PROXIES is "${text}", expected addresses, networks and host names such as 10.1.2.3, 10.1.0.0/16, caddy.`,
      );
    },
  );

  const folder = mkdtempSync(join(tmpdir(), 'sparring-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const inFile = (text: string): string => {
    const file = join(folder, `${text.length}`);
    writeFileSync(file, text);
    return file;
  };
  const long = 'a secret of more than thirty-two characters';

  test('can stand in files, with a line break at the end', () => {
    const variables = { TOKEN_SECRET_FILE: inFile(`${long}\n`), OTHER_FILE: '/nowhere' };
    expect(readVariables(schema, variables)).toMatchObject({ TOKEN_SECRET: long });
  });

  test.each([
    [
      { TOKEN_SECRET_FILE: '/nowhere/secret' },
      'TOKEN_SECRET_FILE is "/nowhere/secret", which cannot be read (ENOENT).',
    ],
    [
      { TOKEN_SECRET_FILE: inFile('short') },
      'TOKEN_SECRET is "…", expected at least 32 characters.',
    ],
    [
      { TOKEN_SECRET_FILE: inFile(long), TOKEN_SECRET: long },
      'TOKEN_SECRET and TOKEN_SECRET_FILE are both set: unset one.',
    ],
  ])('are named when their file cannot be used: %j', (variables, message) => {
    expect(() => readVariables(schema, variables)).toThrow(message);
  });

  test('that begin with GRADER_ are understood with their older names, and it is said', () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const older = { RING_KEY_FILE: inFile(long), RING_CORNERS: '30' };
    expect(readVariables(schema, older)).toMatchObject({
      GRADER_KEY: long,
      GRADER_INSTANCES: '30',
    });
    expect(written.mock.calls.join('')).toContain('RING_CORNERS is called GRADER_INSTANCES now.');
    written.mockRestore();
    const both = { RING_KEY: 'an older key', GRADER_KEY: 'a newer key' };
    expect(readVariables(schema, both).GRADER_KEY).toBe('a newer key');
  });

  test('are all named when they are invalid, secrets without their value', () => {
    expect(() => readVariables(schema, { PORT: 'x', TOKEN_SECRET: 'too-short' })).toThrow(
      /^PORT is "x", .*\nTOKEN_SECRET is "…", expected at least 32 characters\.$/,
    );
  });
});
