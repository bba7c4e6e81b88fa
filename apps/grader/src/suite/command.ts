import { accessSync, constants } from 'node:fs';
import { delimiter, extname, isAbsolute, join, resolve } from 'node:path';

/** Where a command finds the instance. */
export interface Addresses {
  readonly web: string;
  readonly api: string;
}

/** What is given to spawn. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly shell: boolean;
  /** On Windows the arguments are quoted already. */
  readonly verbatim: boolean;
}

const filled = (word: string, { web, api }: Addresses): string =>
  word.replaceAll('{web}', web).replaceAll('{api}', api);

/** One word with spaces is a line for the shell; several words are a program and its arguments. */
export const programOf = (
  words: readonly string[],
  addresses: Addresses,
  platform: NodeJS.Platform,
  find: (program: string) => string,
): Program => {
  const [file = '', ...args] = words.map((word) => filled(word, addresses));
  if (args.length === 0 && /[\s;&|<>]/.test(file))
    return { file, args, shell: true, verbatim: false };
  if (platform !== 'win32') return { file, args, shell: false, verbatim: false };
  const found = find(file);
  if (!/\.(cmd|bat)$/i.test(found)) return { file: found, args, shell: false, verbatim: false };
  return {
    file: 'cmd.exe',
    args: ['/d', '/s', '/c', `"${[found, ...args].map(quotedForCmd).join(' ')}"`],
    shell: false,
    verbatim: true,
  };
};

const escaped = (text: string) => text.replaceAll(/[()\][%!^"`<>&|;, *?]/g, '^$&');

/** A word as cmd.exe passes it on to a batch file: quoted for the program, then escaped for the shell, twice. */
const quotedForCmd = (word: string): string => {
  const quoted = `"${word.replaceAll(/(\\*)"/g, '$1$1\\"').replace(/(\\*)$/, '$1$1')}"`;
  return escaped(escaped(quoted));
};

/** Windows starts npx.cmd only when it is told so. */
export const foundOnWindows =
  (environment: NodeJS.ProcessEnv, folder: string) =>
  (program: string): string => {
    const { Path, PATH = Path, PATHEXT = '.COM;.EXE;.BAT;.CMD' } = environment;
    const endings = extname(program) === '' ? PATHEXT.toLowerCase().split(';') : [''];
    const asPath = isAbsolute(program) || /[\\/]/.test(program);
    const folders = asPath ? [folder] : (PATH ?? '').split(delimiter);
    const places = folders.flatMap((place) =>
      endings.map((ending) => (asPath ? resolve(place, program) : join(place, program)) + ending),
    );
    return places.find(isThere) ?? program;
  };

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};
