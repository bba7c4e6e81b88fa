import { installFromDebian } from './debian.ts';
import { Failure } from './failure.ts';
import { starts } from './find-program.ts';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of a Firefox that starts: one that is there, else Debian's package. */
export const findFirefox = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const wanted = env['FIREFOX_PATH'];
  if (wanted && starts(wanted)) return wanted;
  if (wanted) throw new Failure(`FIREFOX_PATH is "${wanted}", which does not start as a browser.`);
  return usual.find(starts) ?? (await fromDebian()) ?? fail();
};

const fromDebian = async (): Promise<string | undefined> => {
  await installFromDebian('firefox-esr', 'fonts-liberation');
  return usual.find(starts);
};

const fail = (): never => {
  throw new Failure(
    'No Firefox was found or could be installed: install Firefox, or set FIREFOX_PATH to one.',
  );
};
