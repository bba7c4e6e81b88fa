import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a program exists and starts: it may be a package manager's stub, or lack a library. */
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

/** The paths on the PATH where a program with this name may be. */
export const onPath = (program: string, env: NodeJS.ProcessEnv): string[] =>
  (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
