import { existsSync, globSync } from 'node:fs';
import { installFromDebian } from './debian.ts';
import { Failure } from './failure.ts';
import { onPath } from './find-program.ts';

export interface WebKit {
  readonly browser: string;
  readonly driver: string;
  /** What gives the browser a screen, with its options: it has no headless mode. */
  readonly screen: readonly string[];
}

/** The small browser of WebKitGTK with its driver, as Debian packs them. Neither tells its version without a screen. */
export const findWebKit = async (env: NodeJS.ProcessEnv): Promise<WebKit> =>
  there(env) ?? (await fromDebian(env)) ?? fail();

const fromDebian = async (env: NodeJS.ProcessEnv): Promise<WebKit | undefined> => {
  await installFromDebian('webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-liberation');
  return there(env);
};

const there = (env: NodeJS.ProcessEnv): WebKit | undefined => {
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
