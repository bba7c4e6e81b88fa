import { findChromedriver } from './chromedriver.ts';
import { findChromium } from './chromium.ts';
import { Failure } from '../programs/failure.ts';
import { findFirefox } from './firefox.ts';
import { findGeckodriver } from './geckodriver.ts';
import { findWebKit } from './webkit.ts';

export interface Found {
  readonly browser: string;
  readonly driver: string;
  /** The command that gives the browser a screen, if it needs one. */
  readonly screen?: readonly string[];
}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly title: string;
  readonly find: (env: NodeJS.ProcessEnv) => Promise<Found>;
}

export const engines: readonly Engine[] = [
  {
    name: 'chromium',
    title: 'Chromium',
    // Debian's driver package also installs the browser that fits it, so the driver comes first.
    find: async (env) => ({
      driver: await findChromedriver(env),
      browser: await findChromium(env),
    }),
  },
  {
    name: 'firefox',
    title: 'Firefox',
    find: async (env) => ({ browser: await findFirefox(env), driver: await findGeckodriver(env) }),
  },
  { name: 'webkit', title: 'WebKit', find: findWebKit },
];

interface Choice {
  readonly chosen: readonly Engine[];
  /** Whether a missing engine is a failure: one in --engine is, without --engine only Chromium is, in CI all are. */
  readonly isRequired: (engine: Engine) => boolean;
  readonly rest: readonly string[];
}

/** Takes each `--engine NAME` out of the arguments; the rest is for pytest. */
export const chooseEngines = (args: readonly string[], inCI: boolean): Choice => {
  const names: string[] = [];
  const rest: string[] = [];
  const left = args.flatMap((arg) => (arg.startsWith('--engine=') ? arg.split('=') : [arg]));
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--engine') names.push(left.shift() ?? '');
    else rest.push(arg);
  }
  const unknown = names.find((name) => !engines.some((engine) => engine.name === name));
  if (unknown !== undefined) {
    const known = engines.map(({ name }) => name).join(', ');
    throw new Failure(`There is no engine "${unknown}": --engine takes one of ${known}.`);
  }
  const chosen = engines.filter(({ name }) => names.includes(name));
  if (chosen.length > 0) return { chosen, isRequired: () => true, rest };
  return { chosen: engines, isRequired: ({ name }) => inCI || name === 'chromium', rest };
};
