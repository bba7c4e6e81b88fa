import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const megabyte = 2 ** 20;

const mount = (folder: string): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'pipe' });

const unmount = (folder: string): void => {
  execFileSync('umount', [folder]);
  rmdirSync(folder);
};

/** A disk of 8 MiB for one test. */
export const smallDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-disk-'));
  mount(folder);
  onTestFinished(() => unmount(folder));
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Takes all the space that is left. */
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    empty: () => rmSync(filler),
    /** Makes it eight times as large. */
    grow: () => void execFileSync('mount', ['-o', `remount,size=${64 * megabyte}`, folder]),
  };
};

const tried = (): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-disk-'));
  try {
    mount(folder);
  } catch (error) {
    rmdirSync(folder);
    return String(error);
  }
  unmount(folder);
  return undefined;
};

const reason = tried();
if (reason !== undefined)
  process.stderr.write(
    `The tests with a full disk are skipped, because they mount one: ${reason}\n`,
  );

/** Whether this process may mount a disk. */
export const canMount = reason === undefined;
