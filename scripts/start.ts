import { access, constants } from 'node:fs/promises';
import { build } from './build.ts';
import { prepareGraded } from './graded.ts';
import { Failure, script } from './programs/failure.ts';
import { checkFree, readPorts } from './programs/ports.ts';
import { readRedesign, startRedesign } from './programs/start-redesign.ts';
import { startServices } from './programs/start-services.ts';

const checkWritable = async (folders: string[]): Promise<void> => {
  for (const folder of folders) {
    const error = await access(folder, constants.W_OK).catch((reason: unknown) => String(reason));
    if (error && !error.includes('ENOENT')) {
      throw new Failure(`The folder ${folder} is not writable for this user: check its owner.`);
    }
  }
};

await script(async (stopped) => {
  const redesign = readRedesign(process.argv.slice(2));
  const host = process.env['HOST'] || '127.0.0.1';
  const ports = readPorts(process.env);
  await checkFree(ports, host);
  await checkWritable(['.', 'apps/web', 'apps/web/dist', '.turbo']);

  if (redesign) {
    await prepareGraded();
    await startRedesign(redesign, ports, host, stopped);
    return 0;
  }
  console.log('Building the site …');
  await build();

  await startServices(ports, host, stopped, prepareGraded);
  return 0;
});
