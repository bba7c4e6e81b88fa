import { existsSync, globSync } from 'node:fs';
import { installFromDebian } from '../programs/debian.ts';
import { Failure } from '../programs/failure.ts';
import { onPath } from '../programs/find-program.ts';

export interface WebKit {
  readonly browser: string;
  readonly driver: string;
  /** The command that gives the browser a virtual screen: it has no headless mode. */
  readonly screen: readonly string[];
}

/** MiniBrowser of WebKitGTK and its driver, from Debian. Neither prints its version without a screen, so only their files are looked for. */
export const findWebKit = async (env: NodeJS.ProcessEnv): Promise<WebKit> =>
  installed(env) ?? (await fromDebian(env)) ?? fail();

const fromDebian = async (env: NodeJS.ProcessEnv): Promise<WebKit | undefined> => {
  await installFromDebian('webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-liberation');
  return installed(env);
};

const installed = (env: NodeJS.ProcessEnv): WebKit | undefined => {
  const [driver, xvfb, xauth] = ['WebKitWebDriver', 'xvfb-run', 'xauth'].map((program) =>
    onPath(program, env).find((path) => existsSync(path)),
  );
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!browser || !driver || !xvfb || !xauth) return undefined;
  return { browser, driver, screen: [xvfb, '--auto-servernum'] };
};

const fail = (): never => {
  throw new Failure(
    'No WebKitWebDriver with MiniBrowser and xvfb-run was found or could be installed (Debian: webkit2gtk-driver, xvfb and xauth).',
  );
};
