import { pageSettings } from '../../page-settings/settings.ts';

/** What the documents of the repository write, which do not know where they are read. */
const clone = 'git clone <this repository> sparring';

const { sourceUrl, sourceFolder } = pageSettings;

export const isWindows = (): boolean => /Windows/.test(globalThis.navigator?.userAgent ?? '');

const isLoopback = (host = ''): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** The folder that serves this page, if the reader sits at its machine. */
export const ownFolder = (): string | undefined =>
  isLoopback(globalThis.location?.hostname) ? sourceFolder : undefined;

/** Loads an archive from this site and unpacks it, in the words of PowerShell or of any other shell. */
export const unpack = (path: string, inPowerShell = isWindows()): string => {
  const address = `${globalThis.location?.origin}${path}`;
  return inPowerShell
    ? `curl.exe -fsSLO ${address}; tar -xf ${path.replace(/^.*\//, '')}`
    : `curl -fsSL ${address} | tar xz`;
};

/** Brings Sparring into the folder of the terminal. */
export const getSparring = (): string =>
  sourceUrl ? `git clone ${sourceUrl} sparring` : unpack('/sparring.tar.gz');

/** PowerShell swallows a -- that has no quotes. */
const inOwnShell = (commands: string): string =>
  isWindows() ? commands.replace(/^(npm .*\b(?:run|test)\b.*?) -- /gm, "$1 '--' ") : commands;

/** Commands of a document, as they work for this reader: one who has Sparring goes to its folder. */
export const withSource = (commands: string): string => inOwnShell(withFolder(commands));

const withFolder = (commands: string): string => {
  const folder = ownFolder();
  if (folder === undefined) return commands.replace(clone, getSparring);
  return commands
    .replace(clone, `cd "${folder}/.."`)
    .replace(
      /^cd \.\.\/sparring\nnpm run grade -- --in \S+/m,
      `npm --prefix "${folder}" run grade --`,
    )
    .replace(/^cd sparring$/m, `cd "${folder}"`);
};
