import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A file may be there and not start: a stub of a package manager, or a library that is missing. */
export function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { timeout: 15_000, encoding: 'utf8' }),
    );
  } catch {
    return false;
  }
}
