import { access, constants } from 'node:fs/promises';
import { once } from 'node:events';
import { build } from './build.ts';
import { Failure, script } from './programs/failure.ts';
import { addressesAt } from './programs/addresses.ts';
import { checkFree, readPorts } from './programs/ports.ts';
import { api, serve, web } from './programs/services.ts';
import { supervise } from './programs/supervise.ts';

/** By default the API does not log each request: the lines would push the addresses off the screen. */
const LOG_LEVEL = process.env['LOG_LEVEL'] || 'error';

const checkWritable = async (folders: string[]): Promise<void> => {
  for (const folder of folders) {
    const error = await access(folder, constants.W_OK).catch((reason: unknown) => String(reason));
    if (error && !error.includes('ENOENT')) {
      throw new Failure(`The folder ${folder} is not writable for this user: check its owner.`);
    }
  }
};

await script(async (stopped) => {
  const host = process.env['HOST'] || '127.0.0.1';
  const ports = readPorts(process.env);
  await checkFree(ports, host);
  await checkWritable(['.', 'apps/web', 'apps/web/dist', '.turbo']);

  console.log('Building the site …');
  await build();

  console.log('Starting …');
  const services = [api(ports, host, { env: { LOG_LEVEL } }), web(ports, host)];
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
  return 0;
});
