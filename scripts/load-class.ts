import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browsers/chromium.ts';
import { Failure, script } from './programs/failure.ts';
import { freePorts } from './programs/ports.ts';
import { succeeds } from './programs/processes.ts';
import { api, serve, type Service, web } from './programs/services.ts';

const host = '127.0.0.1';

/** The memory and processor time of a process, from /proc: only Linux has these figures. */
const usageOf = (pid: number | undefined): string => {
  try {
    // The two counters are processor time in user mode and in the kernel, in hundredths of a second.
    const counters = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const seconds = (Number(counters[11]) + Number(counters[12])) / 100;
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [now, most] = ['VmRSS', 'VmHWM'].map((name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
    );
    return `${now} MB (at most ${most} MB), ${seconds.toFixed(1)} s of processor time`;
  } catch {
    return 'unknown';
  }
};

/**
 * Simulates 30 learners, each with a browser and an API suite, then 1000 who send a request every
 * five seconds. `npm run load-class -- 20` takes 20 seconds for each instead of 120.
 */
await script(async () => {
  const seconds = process.argv[2] ?? '120';
  if (!(Number(seconds) >= 20 && Number(seconds) <= 600))
    throw new Failure(`"${seconds}" is not a number of seconds from 20 to 600.`);
  const CHROMIUM_PATH = await findChromium(process.env);
  const built = await succeeds('turbo', ['run', 'build', '--output-logs=new-only']);
  if (!built) throw new Failure('The build failed: see the lines above.');

  const ports = await freePorts();
  const data = await mkdtemp(join(tmpdir(), 'sparring-class-'));
  const usages: (() => string)[] = [];
  const watched = (service: Service): Service => ({
    ...service,
    launch: () => {
      const child = service.launch();
      usages.push(() => `${service.name} ${usageOf(child.pid)}`);
      return child;
    },
  });
  const { ended } = await serve([
    watched(api(ports, host, { env: { DATA_DIR: data, LOG_LEVEL: 'error' } })),
    watched(web(ports, host)),
  ]);
  const printUsage = (when: string) =>
    console.log(`  resources ${when}: ${usages.map((usage) => usage()).join(', ')}`);
  const learners = async (LEARNERS: string, env: Record<string, string>): Promise<boolean> => {
    const SITE_URL = `http://${host}:${ports.web}`;
    const all = { SITE_URL, SECONDS: seconds, CHROMIUM_PATH, LEARNERS, ...env };
    const run = succeeds(process.execPath, ['load-class/main.ts'], { cwd: 'apps/web', env: all });
    const succeeded = await Promise.race([ended, run]);
    printUsage(`after ${LEARNERS} learners`);
    return succeeded;
  };

  printUsage('when idle');
  try {
    const classroom = await learners('30', { PAUSE_MS: '0', BROWSER: 'yes' });
    const course = await learners('1000', { PAUSE_MS: '5000', BROWSER: 'no' });
    return classroom && course ? 0 : 1;
  } finally {
    await rm(data, { recursive: true });
  }
});
