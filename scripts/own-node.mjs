// Installs missing packages, then runs the script with the project's own version of Node.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, installed, needsAll, nodeFolder } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const runWithOurNode = (command, folders) => {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(nodeFolder(root), file);
  const { Path, PATH = Path, ...env } = process.env;
  const child = spawn(node, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PATH: [...folders, PATH].join(delimiter), TURBO_TELEMETRY_DISABLED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('error', (error) => {
    console.error(
      `\n✗ ${node} does not start (${error.message}): delete node_modules and try again.`,
    );
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
};

/** The shell between npm and this process does not forward signals, but it ends together with npm. */
const stopWithNpm = (child) => {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
};

try {
  const command = process.argv.slice(2);
  const all = needsAll(command[0]);
  const { pnpm } = installed(root, all) ?? (await install(root, all));
  runWithOurNode(command, [join(root, 'node_modules', '.bin'), nodeFolder(root), pnpm]);
} catch (error) {
  console.error(`\n✗ ${error.message}`);
  process.exitCode = error.exitCode ?? 1;
}
