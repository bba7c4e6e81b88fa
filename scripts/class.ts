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
  const memory: (() => string)[] = [];
  const watched = (service: Service): Service => ({
    ...service,
    launch: () => {
      const child = service.launch();
      memory.push(() => `${service.name} ${residentMegabytes(child.pid)}`);
      return child;
    },
  });
  const { ended } = await serve([
    watched(api(ports, host, { env: { DATA_DIR: data, LOG_LEVEL: 'error' } })),
    watched(web(ports, host)),
  ]);
  const tellMemory = (when: string) =>
    console.log(`  memory ${when}: ${memory.map((tell) => tell()).join(', ')}`);
  const hold = async (env: Record<string, string>): Promise<boolean> => {
    const all = {
      SITE_URL: `http://${host}:${ports.web}`,
      SECONDS: seconds,
      CHROMIUM_PATH,
      ...env,
    };
    const lesson = succeeds(process.execPath, ['class/main.ts'], { cwd: 'apps/web', env: all });
    const fine = await Promise.race([ended, lesson]);
    tellMemory(`after ${env['LEARNERS']} learners`);
    return fine;
  };

  tellMemory('idle');
  try {
    const classroom = await hold({ LEARNERS: '30', PAUSE_MS: '0', BROWSER: 'yes' });
    const course = await hold({ LEARNERS: '1000', PAUSE_MS: '5000', BROWSER: 'no' });
    return classroom && course ? 0 : 1;
  } finally {
    await rm(data, { recursive: true });
  }
});

/** Linux alone tells; elsewhere there is no figure. */
function residentMegabytes(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [now, most] = ['VmRSS', 'VmHWM'].map((name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
    );
    return `${now} MB (at most ${most} MB)`;
  } catch {
    return 'unknown';
  }
}
