import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from '../suite/copy.ts';
import { inTurnedOrder } from '../suite/order.ts';
import { runSuite, type Suite } from '../suite/run.ts';
import type { OpenSlot } from './runs.ts';
import { InstanceLost, type RunCommand, type Slot, slotOf } from './slot.ts';
import { type Asked, hasFixedPort } from './options.ts';
import type { Machine } from './ring.ts';
import { isQuiet, shownBy } from './verdict.ts';

/** The slot of the learner's own folder. */
export const firstSlot = async (
  { startInstance }: Pick<Machine, 'startInstance'>,
  suite: Suite,
  asked: Pick<Asked, 'port' | 'apiPort'>,
  temporary: string,
): Promise<Slot> =>
  slotOf(startInstance, runHere(suite, await scratchIn(temporary, 1)), {
    isFixed: asked.port !== undefined || asked.apiPort !== undefined,
    webPort: asked.port ?? 0,
    apiPort: asked.apiPort ?? 0,
  });

/** The command as a process of this machine. */
export const runHere =
  (suite: Suite, scratch: string): RunCommand =>
  ({ zone, isTurned, files = suite.files ?? [], ...conditions }) => {
    const inZone = { ...suite.environment, ...(zone !== undefined && { TZ: zone }) };
    const environment = isTurned ? inTurnedOrder(inZone) : inZone;
    return runSuite({ ...suite, files, environment }, { ...conditions, scratch });
  };

const scratchIn = async (temporary: string, at: number): Promise<string> => {
  const folder = join(temporary, `runs-${at}`);
  await mkdir(folder, { recursive: true });
  return folder;
};

/** A further slot runs in a copy of the folder, and only when the suite is green there. */
export const furtherSlot =
  (machine: Machine, suite: Suite, at: number, temporary: string): OpenSlot =>
  async (limitMs, known) => {
    const { startInstance, stop } = machine;
    const refuse = (reason: string) =>
      machine.emit({ kind: 'note', text: `Corner ${at} is not used: ${reason}.` });
    const folder = join(temporary, `instance-${at}`, 'suite');
    try {
      await copyFolder(suite.folder, folder);
    } catch (error) {
      refuse(`the folder cannot be copied (${String(error)})`);
      return undefined;
    }
    const slot = slotOf(
      startInstance,
      runHere({ ...suite, folder }, await scratchIn(temporary, at)),
      { isFixed: false, webPort: 0, apiPort: 0 },
    );
    const run = await slot.run({ inside: {}, limitMs, stop }).then(
      (observed) => observed.run,
      (error: unknown) => {
        if (error instanceof InstanceLost) return undefined;
        throw error;
      },
    );
    if (run && isQuiet(shownBy(run, known))) return slot;
    if (!stop.aborted) refuse('the tests are red in a copy of their folder');
    return undefined;
  };

/** Half of the cores, unless asked otherwise; one when the address is fixed. */
export const jobsOf = (asked: Asked, cores: number): number =>
  hasFixedPort(asked) ? 1 : (asked.jobs ?? Math.max(1, Math.floor(cores / 2)));
