import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { Failure, script } from './failure.ts';
import { freePorts } from './ports.ts';
import { succeeds } from './processes.ts';
import { api, serve, type Service, web } from './services.ts';

const host = '127.0.0.1';

/** Linux alone tells; elsewhere there is no figure. */
const usedBy = (pid: number | undefined): string => {
  try {
    // The processor's time is counted in hundredths of a second, in user mode and in the kernel.
    const counters = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const seconds = (Number(counters[11]) + Number(counters[12])) / 100;
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [now, most] = ['VmRSS', 'VmHWM'].map((name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
    );
    return `${now} MB (at most ${most} MB), ${seconds.toFixed(1)} s of processor`;
  } catch {
    return 'unknown';
  }
};

/** Thirty learners with a browser and an API suite each, then a thousand who send a request every five seconds: `npm run class -- 20` for 20 seconds each. */
await script(async () => {
  const seconds = process.argv[2] ?? '120';
  if (!(Number(seconds) >= 5 && Number(seconds) <= 600))
    throw new Failure(`"${seconds}" is no number of seconds from 5 to 600.`);
  const CHROMIUM_PATH = await findChromium(process.env);
  const built = await succeeds('turbo', ['run', 'build', '--output-logs=new-only']);
  if (!built) throw new Failure('The build failed: the lines above say why.');

  const ports = await freePorts();
  const data = await mkdtemp(join(tmpdir(), 'sparring-class-'));
  const used: (() => string)[] = [];
  const watched = (service: Service): Service => ({
    ...service,
    launch: () => {
      const child = service.launch();
      used.push(() => `${service.name} ${usedBy(child.pid)}`);
      return child;
    },
  });
  const { ended } = await serve([
    watched(api(ports, host, { env: { DATA_DIR: data, LOG_LEVEL: 'error' } })),
    watched(web(ports, host)),
  ]);
  const tellUse = (when: string) =>
    console.log(`  used ${when}: ${used.map((tell) => tell()).join(', ')}`);
  const hold = async (env: Record<string, string>): Promise<boolean> => {
    const all = {
      SITE_URL: `http://${host}:${ports.web}`,
      SECONDS: seconds,
      CHROMIUM_PATH,
      ...env,
    };
    const lesson = succeeds(process.execPath, ['load-class/main.ts'], { cwd: 'apps/web', env: all });
    const fine = await Promise.race([ended, lesson]);
    tellUse(`after ${env['LEARNERS']} learners`);
    return fine;
  };

  tellUse('idle');
  try {
    const classroom = await hold({ LEARNERS: '30', PAUSE_MS: '0', BROWSER: 'yes' });
    const course = await hold({ LEARNERS: '1000', PAUSE_MS: '5000', BROWSER: 'no' });
    return classroom && course ? 0 : 1;
  } finally {
    await rm(data, { recursive: true });
  }
});
