import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { withChoice } from '../suite/choice.ts';
import { copyFolder } from '../suite/copy.ts';
import { inTurnedOrder } from '../suite/order.ts';
import { commandIn } from '../suite/package-script.ts';
import { type Run, runSuite, type Suite } from '../suite/run.ts';
import { type OpenFurther, type RunCommand, type Slot, slotOf } from './slot.ts';
import { type Asked, hasFixedPort } from './options.ts';
import { withFolder } from './folders.ts';
import type { ProcessorTime } from './processor.ts';
import type { Machine } from './grader.ts';

/** The slot of the learner's own folder. */
export const firstSlot = async (
  { startInstance }: Pick<Machine, 'startInstance'>,
  suite: Suite,
  asked: Pick<Asked, 'port' | 'apiPort'>,
  temporary: string,
  pristine?: string,
): Promise<Slot> =>
  slotOf(startInstance, runHere(suite, await scratchIn(temporary, 1), pristine), {
    isFixed: asked.port !== undefined || asked.apiPort !== undefined,
    webPort: asked.port ?? 0,
    apiPort: asked.apiPort ?? 0,
  });

/** The command as a process of this machine. */
export const runHere =
  (suite: Suite, scratch: string, pristine?: string): RunCommand =>
  async ({ isElsewhere, ...conditions }) => {
    if (!isElsewhere || pristine === undefined) return runIn(suite, scratch, conditions);
    return withFolder(scratch, async (fresh) => {
      const [folder, home, temporary] = ['suite', 'home', 'temporary'].map((name) =>
        join(fresh, name),
      );
      await copyFolder(pristine, folder!);
      for (const made of [home!, temporary!]) await mkdir(made);
      const environment = {
        // Playwright looks for its browsers below the home.
        PLAYWRIGHT_BROWSERS_PATH: join(homedir(), '.cache', 'ms-playwright'),
        ...suite.environment,
        HOME: home,
        USERPROFILE: home,
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
      };
      return runIn({ ...suite, folder: folder!, environment }, scratch, conditions);
    });
  };

/** The folder as it was before the first run; nothing if it is too large. */
export const pristineOf = async (
  folder: string,
  temporary: string,
): Promise<string | undefined> => {
  const copy = join(temporary, 'pristine', 'suite');
  return copyFolder(folder, copy).then(
    () => copy,
    () => undefined,
  );
};

type Conditions = Omit<Parameters<RunCommand>[0], 'isElsewhere'>;

const runIn = async (
  suite: Suite,
  scratch: string,
  { zone, isTurned, files = suite.files ?? [], tests, ...conditions }: Conditions,
): Promise<Run> => {
  const inZone = { ...suite.environment, ...(zone !== undefined && { TZ: zone }) };
  const environment = isTurned ? inTurnedOrder(inZone) : inZone;
  const { words } = suite;
  const told = tests
    ? await withChoice(await commandIn(suite.folder, words), environment, tests, scratch)
    : { words, environment };
  return runSuite({ ...suite, ...told, files }, { ...conditions, scratch });
};

const scratchIn = async (temporary: string, at: number): Promise<string> => {
  const folder = join(temporary, `runs-${at}`);
  await mkdir(folder, { recursive: true });
  return folder;
};

/** A further slot runs in a copy of the folder. */
const furtherSlot = async (
  machine: Machine,
  suite: Suite,
  at: number,
  temporary: string,
): Promise<Slot | undefined> => {
  const folder = join(temporary, `instance-${at}`, 'suite');
  try {
    await copyFolder(suite.folder, folder);
  } catch (error) {
    const text = `Fewer runs are made at once: the folder of the tests cannot be copied (${String(error)}).`;
    machine.emit({ kind: 'note', text });
    return undefined;
  }
  return slotOf(
    machine.startInstance,
    runHere({ ...suite, folder }, await scratchIn(temporary, at)),
    { isFixed: false, webPort: 0, apiPort: 0 },
  );
};

/** More of them hold more memory than many machines have to spare, and save no time by measurement: a group of what is in no other run at that moment says less. */
const mostJobs = 4;

/** Red tests wait, so runs with defects leave more idle than the first one: about so many times as much. */
const timesIdle = 1.5;

/** The rest of the cores' time that is worth one more run, as a share of what a run needs. */
const leastRoom = 0.25;

/** As many runs at once as the first one leaves room for, unless asked otherwise; one when the address is fixed. */
export const jobsOf = (asked: Asked, cores: number, { busy, whole }: ProcessorTime): number => {
  if (hasFixedPort(asked)) return 1;
  const idle = Math.max(0, whole - busy);
  const most = Math.max(mostJobs, Math.floor(cores / 2));
  return asked.jobs ?? Math.min(most, 1 + Math.floor((timesIdle * idle) / busy + 1 - leastRoom));
};

/** Measures from now on what the first run needs. */
export const furtherSlots = (
  machine: Machine,
  suite: Suite,
  asked: Asked,
  temporary: string,
): OpenFurther => {
  const before = machine.processorTime();
  return async () => {
    const now = machine.processorTime();
    const ofRun = { busy: now.busy - before.busy, whole: now.whole - before.whole };
    const jobs = jobsOf(asked, machine.cores, ofRun);
    const further = asked.isMark && jobs > 1 && asked.jobs === undefined ? jobs : jobs - 1;
    const places = Array.from({ length: further }, (_, at) => at + 2);
    const slots = await Promise.all(places.map((at) => furtherSlot(machine, suite, at, temporary)));
    return { slots: slots.filter((slot) => slot !== undefined), atOnce: jobs };
  };
};
