import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A file may be there and not start: a stub of a package manager, or a library that is missing. */
export const starts = (path: string): boolean => {
  if (!existsSync(path)) return false;
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { timeout: 15_000, encoding: 'utf8' }),
    );
  } catch {
    return false;
  }
};

/** The places where a program of this name may be. */
export const onPath = (program: string, env: NodeJS.ProcessEnv): string[] =>
  (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
