import { installFromDebian } from '../programs/debian.ts';
import { Failure } from '../programs/failure.ts';
import { onPath, starts } from '../programs/find-program.ts';

/** The path of a working ChromeDriver: an installed one, else Debian's package, which fits Debian's Chromium. */
export const findChromedriver = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const configured = env['CHROMEDRIVER_PATH'];
  if (configured && starts(configured)) return configured;
  if (configured) throw new Failure(`CHROMEDRIVER_PATH is "${configured}", which does not start.`);
  return installed(env) ?? (await fromDebian(env)) ?? fail();
};

const installed = (env: NodeJS.ProcessEnv): string | undefined =>
  onPath('chromedriver', env).find(starts);

const fromDebian = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  await installFromDebian('chromium-driver', 'fonts-liberation');
  return installed(env);
};

const fail = (): never => {
  throw new Failure(
    'No ChromeDriver was found or could be installed: install the version that fits your Chromium or Chrome (Debian: chromium-driver), or set CHROMEDRIVER_PATH to its path.',
  );
};
