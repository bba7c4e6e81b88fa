import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { programOf } from '@sparring/serving/test-copy';

const main = programOf({
  source: new URL('main.ts', import.meta.url),
  built: new URL('../dist/server.js', import.meta.url),
});

test(
  'a wrong setting stops the start with one line that names it',
  { timeout: 60_000 },
  async () => {
    const server = spawn(process.execPath, [main], { env: { ...process.env, PORT: 'http' } });
    const [lines, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    expect(lines).toBe('web: PORT is "http", expected a port from 1 to 65535.\n');
    expect(code).toBe(1);
  },
);
