import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from '../suite/copy.ts';
import type { Suite } from '../suite/run.ts';
import { box, CornerLost, type Slot } from './box.ts';
import type { OpenSlot } from './bouts.ts';
import { type Asked, hasFixedPort } from './options.ts';
import type { Ring } from './ring.ts';
import { isSoundGreen } from './verdict.ts';

/** The slot of the learner's own folder. */
export const firstSlot = async (
  suite: Suite,
  asked: Pick<Asked, 'port' | 'apiPort'>,
  temporary: string,
): Promise<Slot> => ({
  suite,
  scratch: await scratchIn(temporary, 1),
  isFixed: asked.port !== undefined || asked.apiPort !== undefined,
  webPort: asked.port ?? 0,
  apiPort: asked.apiPort ?? 0,
});

const scratchIn = async (temporary: string, at: number): Promise<string> => {
  const folder = join(temporary, `runs-${at}`);
  await mkdir(folder, { recursive: true });
  return folder;
};

/** A further slot runs in a copy of the folder, and only when the suite is green there. */
export const furtherSlot =
  (
    ring: Ring,
    suite: Suite,
    at: number,
    temporary: string,
    { seed, limitMs }: { readonly seed: number; readonly limitMs: number },
  ): OpenSlot =>
  async () => {
    const refuse = (reason: string) =>
      ring.tell({ kind: 'note', text: `Corner ${at} is not used: ${reason}.` });
    const folder = join(temporary, `corner-${at}`, 'suite');
    try {
      await copyFolder(suite.folder, folder);
    } catch (error) {
      refuse(`the folder cannot be copied (${String(error)})`);
      return undefined;
    }
    const slot: Slot = {
      suite: { ...suite, folder },
      scratch: await scratchIn(temporary, at),
      isFixed: false,
      webPort: 0,
      apiPort: 0,
    };
    const run = await box(ring, slot, { seed }, limitMs).then(
      (boxed) => boxed.run,
      (error: unknown) => {
        if (error instanceof CornerLost) return undefined;
        throw error;
      },
    );
    if (run && isSoundGreen(run)) return slot;
    if (!ring.stop.aborted) refuse('the tests are red in a copy of their folder');
    return undefined;
  };

/** Half of the cores, unless asked otherwise; one when the address is fixed. */
export const jobsOf = (asked: Asked, cores: number): number =>
  hasFixedPort(asked) ? 1 : (asked.jobs ?? Math.max(1, Math.floor(cores / 2)));
