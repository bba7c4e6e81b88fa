import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A command, with what npm, pnpm or Yarn runs for it; that is empty for other commands. */
export interface Command {
  readonly words: readonly string[];
  readonly script: string;
}

const manifest = z.object({ scripts: z.record(z.string(), z.unknown()) });

const managers = /^(npm|pnpm|yarn)(\.cmd)?$/;

/** Options by which the script is one of another folder. */
const elsewhere = /^(--prefix|-C|--cwd|--dir|-w|--workspaces?|-F|--filter|-r)(=|$)/;

/** The name of the script in "npm test", "npm run -s api" or "yarn e2e". */
const nameOf = ([manager = '', ...rest]: readonly string[]): string | undefined => {
  if (!managers.test(manager) || rest.some((word) => elsewhere.test(word))) return undefined;
  const [first, second] = rest.filter((word) => !word.startsWith('-'));
  if (first === 'run' || first === 'run-script') return second;
  const isTest = first === 't' || first === 'tst';
  return isTest ? 'test' : first;
};

/** The command of a client, whose folder the grader does not see. */
export const commandOf = (line: string): Command => ({ words: line.split(' '), script: '' });

/** The command as it is in this folder. */
export const commandIn = async (folder: string, words: readonly string[]): Promise<Command> => {
  const name = nameOf(words);
  if (name === undefined) return { words, script: '' };
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
  const { data } = manifest.safeParse(parsed(text));
  const script = data && Object.hasOwn(data.scripts, name) ? data.scripts[name] : '';
  return { words, script: typeof script === 'string' ? script : '' };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const isOfNpm = ([manager = '']: readonly string[]): boolean =>
  /^npm(\.cmd)?$/.test(manager);

/** The words with more arguments for the script: npm takes options for itself unless they stand behind two dashes. */
export const withArguments = (
  words: readonly string[],
  more: readonly string[],
): readonly string[] => {
  const needsDashes = more.length > 0 && isOfNpm(words) && !words.includes('--');
  return [...words, ...(needsDashes ? ['--'] : []), ...more];
};
