import { installFromDebian } from './debian.ts';
import { Failure } from './failure.ts';
import { onPath, starts } from './find-program.ts';

/** The path of a ChromeDriver that starts: one that is there, else Debian's, which fits Debian's Chromium. */
export const findChromedriver = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const wanted = env['CHROMEDRIVER_PATH'];
  if (wanted && starts(wanted)) return wanted;
  if (wanted) throw new Failure(`CHROMEDRIVER_PATH is "${wanted}", which does not start.`);
  return there(env) ?? (await fromDebian(env)) ?? fail();
};

const there = (env: NodeJS.ProcessEnv): string | undefined =>
  onPath('chromedriver', env).find(starts);

const fromDebian = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  await installFromDebian('chromium-driver', 'fonts-liberation');
  return there(env);
};

const fail = (): never => {
  throw new Failure(
    'No ChromeDriver could be found or installed: install the one that fits your Chromium or Chrome (Debian: chromium-driver), or set CHROMEDRIVER_PATH to it.',
  );
};
