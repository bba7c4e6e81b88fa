import { resolve } from 'node:path';
import { findChromedriver } from './chromedriver.ts';
import { findChromium } from './chromium.ts';
import { Failure, script } from './failure.ts';
import { freePorts } from './ports.ts';
import { succeeds } from './processes.ts';
import { pythonWith } from './python.ts';
import { api, serve, web } from './services.ts';
import { runSteps } from './steps.ts';

const folder = 'apps/web/selenium';
const report = resolve('apps/web/reports/selenium.xml');
const host = '127.0.0.1';

/** All exercises once more, with Selenium: whatever comes after the script's name goes to pytest. */
await script(async (stopped) => {
  // Debian's driver brings the browser that fits it, so it comes first.
  const chromedriver = await findChromedriver(process.env);
  const chromium = await findChromium(process.env);
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
  const walk = {
    name: 'walk with Selenium',
    cwd: folder,
    report,
    env: {
      WEB_URL: `http://${host}:${ports.web}`,
      EXTERNAL_URL: elsewhere,
      CHROMIUM_PATH: chromium,
      CHROMEDRIVER_PATH: chromedriver,
      PYTHONDONTWRITEBYTECODE: '1',
    },
    commands: [[python, '-m', 'pytest', `--junit-xml=${report}`, ...process.argv.slice(2)]],
  };
  return Promise.race([ended, runSteps([walk], stopped)]);
});
