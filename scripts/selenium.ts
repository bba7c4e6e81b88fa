import { resolve } from 'node:path';
import { chooseEngines, type Engine, type Found } from './browser-engines.ts';
import { Failure, script } from './failure.ts';
import { freePorts } from './ports.ts';
import { succeeds } from './processes.ts';
import { pythonWith } from './python.ts';
import { api, serve, web } from './services.ts';
import { runSteps, type Step } from './steps.ts';

const folder = 'apps/web/selenium';
const host = '127.0.0.1';

/** Where an engine is, or why it is not walked. */
const find = async (engine: Engine, must: boolean): Promise<Found | Failure> => {
  try {
    return await engine.find(process.env);
  } catch (error) {
    if (must || !(error instanceof Failure)) throw error;
    return error;
  }
};

const walk = (
  { name, title }: Engine,
  place: Found | Failure,
  [python, rest]: [string, readonly string[]],
  env: NodeJS.ProcessEnv,
): Step => {
  const step = { name: `walk in ${title}`, cwd: folder };
  if (place instanceof Failure) return { ...step, commands: [], notRun: place.message };
  const report = resolve('apps/web/reports', `selenium-${name}.xml`);
  return {
    ...step,
    report,
    env: {
      ...env,
      ENGINE: name,
      BROWSER_PATH: place.browser,
      DRIVER_PATH: place.driver,
      PYTHONDONTWRITEBYTECODE: '1',
    },
    commands: [
      [...(place.screen ?? []), python, '-m', 'pytest', '-rs', `--junit-xml=${report}`, ...rest],
    ],
  };
};

/** All exercises once more, with Selenium, in each engine: what is not `--engine NAME` goes to pytest. */
await script(async (stopped) => {
  const { chosen, must, rest } = chooseEngines(process.argv.slice(2), Boolean(process.env['CI']));
  const found: [Engine, Found | Failure][] = [];
  for (const engine of chosen) found.push([engine, await find(engine, must(engine))]);
  const python = await pythonWith(resolve(folder, 'requirements.txt'));
  const built = await succeeds('turbo', ['run', 'build', '--output-logs=new-only']);
  if (!built) throw new Failure('The build failed: the lines above say why.');

  const ports = await freePorts();
  // Another origin that answers without the internet.
  const elsewhere = `http://${host}:${ports.api}/v1/practice/ping`;
  const { ended } = await serve([
    api(ports, host, { env: { DATABASE_URL: ':memory:', LOG_LEVEL: 'error' } }),
    web(ports, host, { env: { EXTERNAL_URL: elsewhere } }),
  ]);
  const env = { WEB_URL: `http://${host}:${ports.web}`, EXTERNAL_URL: elsewhere };
  const steps = found.map(([engine, place]) => walk(engine, place, [python, rest], env));
  return Promise.race([ended, runSteps(steps, stopped)]);
});
