import { resolve } from 'node:path';
import { Failure } from '../programs/failure.ts';
import { succeeds } from '../programs/processes.ts';
import { onPath, starts } from '../programs/find-program.ts';

const version = '0.37.1';
const folder = resolve('node_modules/.cache', `geckodriver-${version}`);
const built = resolve(folder, 'bin/geckodriver');

/** The path of a working geckodriver: an installed one, else one that cargo builds once from the crate. */
export const findGeckodriver = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const configured = env['GECKODRIVER_PATH'];
  if (configured && starts(configured)) return configured;
  if (configured) throw new Failure(`GECKODRIVER_PATH is "${configured}", which does not start.`);
  return [...onPath('geckodriver', env), built].find(starts) ?? (await fromCargo(env)) ?? fail();
};

/** Debian has no geckodriver package. A build without optimisation takes half the time. */
const fromCargo = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  const cargo = onPath('cargo', env).find(starts);
  if (!cargo) return undefined;
  console.log(
    `No geckodriver was found: cargo builds version ${version} once, in about a minute …`,
  );
  const place = ['--version', version, '--root', folder];
  await succeeds(cargo, ['install', 'geckodriver', '--locked', '--debug', '--quiet', ...place]);
  return [built].find(starts);
};

const fail = (): never => {
  throw new Failure(
    'No geckodriver was found, and cargo could not build it: install geckodriver, or set GECKODRIVER_PATH to its path.',
  );
};
