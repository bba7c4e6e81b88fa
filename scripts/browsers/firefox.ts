import { installFromDebian } from '../programs/debian.ts';
import { Failure } from '../programs/failure.ts';
import { starts } from '../programs/find-program.ts';

const knownPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of a working Firefox: an installed one, else Debian's package. */
export const findFirefox = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const configured = env['FIREFOX_PATH'];
  if (configured && starts(configured)) return configured;
  if (configured)
    throw new Failure(`FIREFOX_PATH is "${configured}", which does not start as a browser.`);
  return knownPaths.find(starts) ?? (await fromDebian()) ?? fail();
};

const fromDebian = async (): Promise<string | undefined> => {
  await installFromDebian('firefox-esr', 'fonts-liberation');
  return knownPaths.find(starts);
};

const fail = (): never => {
  throw new Failure(
    'No Firefox was found or could be installed: install Firefox, or set FIREFOX_PATH to its path.',
  );
};
