import { access, constants } from 'node:fs/promises';
import { once } from 'node:events';
import { Failure, script } from './failure.ts';
import { checkFree, readPorts } from './ports.ts';
import { succeeds } from './processes.ts';
import { api, serve, web } from './services.ts';
import { supervise } from './supervise.ts';

await script(async (stopped) => {
  const host = process.env['HOST'] || '127.0.0.1';
  const ports = readPorts(process.env);
  await checkFree(ports, host);
  await checkWritable(['.', 'apps/web', 'apps/web/dist', '.turbo']);

  console.log('Building the site …');
  const built = await succeeds('turbo', ['run', 'build', '--output-logs=new-only']);
  if (!built) throw new Failure('The build failed: the lines above say why.');

  console.log('Starting …');
  const { ended } = await serve([api(ports, host), web(ports, host)], (service, child) =>
    supervise(service, child, () => stopped.aborted),
  );
  console.log(`
  Sparring is ready.

    The site       http://localhost:${ports.web}
    The API        http://localhost:${ports.api}/v1/practice/ping
    Its reference  http://localhost:${ports.web}/docs

  Ctrl-C stops both.
`);
  await Promise.race([ended, once(stopped, 'abort')]);
  console.log('\nStopping …');
  return 0;
});

async function checkWritable(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const error = await access(folder, constants.W_OK).catch((reason: unknown) => String(reason));
    if (error && !error.includes('ENOENT')) {
      throw new Failure(`The folder ${folder} is not writable for this user: check who owns it.`);
    }
  }
}
