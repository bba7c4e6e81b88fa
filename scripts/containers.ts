import { resolve } from 'node:path';
import { findChromium } from './browsers/chromium.ts';
import { findEngine, removeAll } from './containers/engine.ts';
import { script } from './programs/failure.ts';
import { freePort } from '../packages/serving/src/free-port.ts';
import { freePorts, freeRange } from './programs/ports.ts';
import { runSteps, type TestStep } from './tests/steps.ts';

/**
 * Builds the images, starts the services of the compose files, tests them and removes them. --build does only the
 * first, and --built all but the first.
 */
const isBuildOnly = process.argv.includes('--build');
const isBuilt = process.argv.includes('--built');

await script(async (stopped) => {
  const engine = findEngine();
  console.log(`Using ${engine.cli}.`);
  const ports = await freePorts();
  const env = {
    CHROMIUM_PATH: await findChromium(process.env),
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    FRAMES_PORT: String(ports.frames),
    GRADER_PORT: String(await freePort()),
    GRADER_INSTANCE_PORTS: await freeRange(4),
    // podman's default image format has no health checks.
    BUILDAH_FORMAT: 'docker',
  };
  const images: TestStep = {
    name: 'images',
    env,
    commands: ['api', 'web', 'grader'].map((service) => [...engine.compose, 'build', service]),
  };
  const report = resolve('reports/containers.json');
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const checks: TestStep = {
    name: 'containers',
    cwd: 'scripts/containers',
    ...(!isBuilt && { after: images.name }),
    env,
    reports: [report],
    commands: [['vitest', 'run', ...reporters]],
  };
  const steps = [...(isBuilt ? [] : [images]), ...(isBuildOnly ? [] : [checks])];
  removeAll(engine);
  try {
    return await runSteps(steps, stopped);
  } finally {
    removeAll(engine);
  }
});
