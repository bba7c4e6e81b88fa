import { once } from 'node:events';
import { resolve } from 'node:path';
import { addressesAt } from './addresses.ts';
import { serveBreaks } from './break-page.ts';
import type { Ports } from './ports.ts';
import { api, serve, web } from './services.ts';
import { supervise } from './supervise.ts';

/** By default the API does not log each request: the lines would push the addresses off the screen. */
const LOG_LEVEL = process.env['LOG_LEVEL'] || 'error';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Visitors from other machines are not told where this program lies. */
const sourceFolder = (host: string): string =>
  process.env['SOURCE_FOLDER'] ?? (loopback.has(host) ? resolve('.') : '');

/** Starts the built API and site, and what opens broken pages as soon as it has the graded build; prints their addresses, and restarts them until it is stopped. */
export const startServices = async (
  ports: Ports,
  host: string,
  stopped: AbortSignal,
  build: () => Promise<void>,
): Promise<void> => {
  console.log('Starting …');
  const GRADER_URL = await serveBreaks(host, stopped, build);
  const services = [
    api(ports, host, { env: { LOG_LEVEL } }),
    web(ports, host, { env: { SOURCE_FOLDER: sourceFolder(host), GRADER_URL } }),
  ];
  const { ended } = await serve(services, (service, child) =>
    supervise(service, child, () => stopped.aborted),
  );
  const lines = [
    ['The site', `http://localhost:${ports.web}`],
    ['The API', `http://localhost:${ports.api}/v1/practice/ping`],
    ['Its reference', `http://localhost:${ports.web}/docs`],
    ...(process.env['TEACHER_KEY'] || process.env['TEACHER_KEY_FILE']
      ? [['The desk', `http://localhost:${ports.web}/desk`]]
      : []),
    ...addressesAt(host).map((address) => ['For others', `http://${address}:${ports.web}`]),
  ].map(([what, address]) => `    ${what!.padEnd(15)}${address}`);
  console.log(`\n  Sparring is ready.\n\n${lines.join('\n')}\n\n  Ctrl-C stops both.\n`);
  await Promise.race([ended, once(stopped, 'abort')]);
  console.log('\nStopping …');
};
