import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from './ports.ts';
import { launch, stopAll } from './processes.ts';

/** A program that starts another one, as a package manager does; the other one connects to the port. */
const family = (port: number): string => {
  const child = `require('net').connect(${port}, '127.0.0.1').resume(); setInterval(() => {}, 1000)`;
  return `
    require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]);
    process.on('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1000);
  `;
};

test('stopAll ends the processes that a program has started, and launch then refuses to start another', async () => {
  const { api } = await freePorts();
  const server = createServer().listen(api, '127.0.0.1');
  launch(process.execPath, ['-e', family(api)]);
  const [grandchild] = await once(server, 'connection');
  const gone = once(grandchild, 'close');
  grandchild.on('error', () => {}).resume();
  await stopAll();
  await gone;
  expect(() => launch(process.execPath, ['-e', ''])).toThrow(
    'is not started: the script is stopping',
  );
  server.close();
});
