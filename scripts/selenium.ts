import { resolve } from 'node:path';
import { chooseEngines, type Engine, type Found } from './browsers/engines.ts';
import { Failure, script } from './programs/failure.ts';
import { freePorts } from './programs/ports.ts';
import { succeeds } from './programs/processes.ts';
import { pythonWith } from './programs/python.ts';
import { api, serve, web } from './programs/services.ts';
import { readSlice } from './tests/slice.ts';
import { runTogether, type TestStep } from './tests/steps.ts';

const folder = 'apps/web/selenium';
const host = '127.0.0.1';

/** The programs of an engine, or the reason why it is not tested. */
const find = async (engine: Engine, isRequired: boolean): Promise<Found | Failure> => {
  try {
    return await engine.find(process.env);
  } catch (error) {
    if (isRequired || !(error instanceof Failure)) throw error;
    return error;
  }
};

const stepFor = (
  { name, title }: Engine,
  found: Found | Failure,
  [python, rest]: [string, readonly string[]],
  env: NodeJS.ProcessEnv,
): TestStep => {
  const step = { name: `Selenium in ${title}`, cwd: folder };
  if (found instanceof Failure) return { ...step, commands: [], notRun: found.message };
  const report = resolve('apps/web/reports', `selenium-${name}.xml`);
  return {
    ...step,
    reports: [report],
    env: {
      ...env,
      ENGINE: name,
      BROWSER_PATH: found.browser,
      DRIVER_PATH: found.driver,
      PYTHONDONTWRITEBYTECODE: '1',
    },
    commands: [
      [...(found.screen ?? []), python, '-m', 'pytest', '-rs', `--junit-xml=${report}`, ...rest],
    ],
  };
};

/** Tests all exercises with Selenium in each engine. Every argument except `--engine NAME` and `--slice 0/2` goes to pytest. */
await script(async (stopped) => {
  const { slice, rest: words } = readSlice(process.argv.slice(2));
  const { chosen, isRequired, rest } = chooseEngines(words, Boolean(process.env['CI']));
  const found: [Engine, Found | Failure][] = [];
  for (const engine of chosen) found.push([engine, await find(engine, isRequired(engine))]);
  const python = await pythonWith(resolve(folder, 'requirements.txt'));
  const built = await succeeds('turbo', ['run', 'build', '--output-logs=new-only']);
  if (!built) throw new Failure('The build failed: see the lines above.');

  const ports = await freePorts();
  // Links to other sites open an origin that answers without internet.
  const elsewhere = `http://${host}:${ports.api}/v1/practice/ping`;
  const { ended } = await serve([
    api(ports, host, { env: { DATABASE_URL: ':memory:', LOG_LEVEL: 'error' } }),
    web(ports, host, { env: { EXTERNAL_URL: elsewhere } }),
  ]);
  const env = { WEB_URL: `http://${host}:${ports.web}`, EXTERNAL_URL: elsewhere, SLICE: slice };
  const steps = found.map(([engine, result]) => stepFor(engine, result, [python, rest], env));
  return Promise.race([ended, runTogether(steps, stopped, 2)]);
});
