import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A command, with what npm, pnpm or Yarn runs for it; that is empty for other commands. */
export interface Command {
  readonly words: readonly string[];
  readonly script: string;
}

const manifest = z.object({ scripts: z.record(z.string(), z.string()) });

const managers = /^(npm|pnpm|yarn)(\.cmd)?$/;

/** The name of the script in "npm test", "npm run -s api" or "yarn e2e". */
const nameOf = ([manager = '', ...rest]: readonly string[]): string | undefined => {
  if (!managers.test(manager)) return undefined;
  const [first, second] = rest.filter((word) => !word.startsWith('-'));
  if (first === 'run' || first === 'run-script') return second;
  const isTest = first === 't' || first === 'tst';
  return isTest ? 'test' : first;
};

/** The command of a client, whose folder the ring does not see. */
export const commandOf = (line: string): Command => ({ words: line.split(' '), script: '' });

/** The command as it is in this folder. */
export const commandIn = async (folder: string, words: readonly string[]): Promise<Command> => {
  const name = nameOf(words);
  if (name === undefined) return { words, script: '' };
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
  const { data } = manifest.safeParse(parsed(text));
  return { words, script: data && Object.hasOwn(data.scripts, name) ? data.scripts[name]! : '' };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The words with one more argument for the script: npm takes options for itself unless they stand behind two dashes. */
export const withArgument = (words: readonly string[], argument: string): readonly string[] => {
  const isOfNpm = /^npm(\.cmd)?$/.test(words[0] ?? '') && !words.includes('--');
  return [...words, ...(isOfNpm ? ['--'] : []), argument];
};
