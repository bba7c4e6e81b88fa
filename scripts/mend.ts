import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readBook } from '../apps/grader/src/book/read-book.ts';
import { readTheme } from '../apps/grader/src/look/theme.ts';
import { mend } from '../apps/grader/src/mend/main.ts';
import { prepareGraded } from './graded.ts';
import { script } from './programs/failure.ts';
import { settingHere } from './programs/grade-from-terminal.ts';

const askAt = async (text: string, signal: AbortSignal): Promise<void> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  await terminal.question(`${text}\n`, { signal }).finally(() => terminal.close());
};

await script(async (stop) => {
  const setting = settingHere({
    book: await readBook(),
    theme: await readTheme(),
    here: process.env['INIT_CWD'] ?? process.cwd(),
    stop,
    prepare: prepareGraded,
  });
  const ask = process.stdin.isTTY && { ask: (text: string) => askAt(text, stop) };
  const maps = resolve('packages/defects/src/redesigns');
  return mend(process.argv.slice(2), { ...setting, ...ask, maps });
});
