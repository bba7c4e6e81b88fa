import { resolve } from 'node:path';
import { clientTools } from './clients/tools.ts';
import { Failure, script } from './programs/failure.ts';
import { freePorts } from './programs/ports.ts';
import { succeeds } from './programs/processes.ts';
import { api, serve } from './programs/services.ts';
import { runSteps, type TestStep } from './tests/steps.ts';

const host = '127.0.0.1';
const folder = resolve('scripts/clients');

/**
 * Tests /openapi.json with other programs: linters, imports and generated clients. Only a client that is built and used
 * shows what generators do. The npm tools are no packages of the workspace: these would be 850 more for everybody.
 */
await script(async (stopped) => {
  const tools = await clientTools(folder);
  const built = await succeeds('turbo', ['run', 'build', '--output-logs=new-only']);
  if (!built) throw new Failure('The build failed: see the lines above.');

  const ports = await freePorts();
  const { ended } = await serve([
    api(ports, host, { env: { DATABASE_URL: ':memory:', LOG_LEVEL: 'error' } }),
  ]);
  const report = resolve('reports/clients.json');
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const clients: TestStep = {
    name: 'users of the OpenAPI file',
    cwd: folder,
    reports: [report],
    env: { ...tools, API_URL: `http://${host}:${ports.api}` },
    commands: [[resolve('node_modules/.bin/vitest'), 'run', ...reporters]],
  };
  return Promise.race([ended, runSteps([clients], stopped)]);
});
