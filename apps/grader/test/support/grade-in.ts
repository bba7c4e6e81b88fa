import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/grade/main.ts';
import { readTheme } from '../../src/look/theme.ts';
import { makeFolder } from './grading.ts';
import { testBook, testInstance } from './product.ts';

export const suite = `
  const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();
  if (!(await get('/')).startsWith('Hello')) process.exit(1);
`;

/** `npm run grade` in a folder, with the product of the tests. */
export const gradeIn = async (here: string, ...options: string[]) => {
  let screen = '';
  const code = await main([...options, process.execPath, 'suite.mjs'], {
    book: testBook,
    theme: await readTheme(),
    startInstance: testInstance(),
    stop: new AbortController().signal,
    now: () => new Date(),
    cores: 2,
    processorTime: () => ({ busy: process.uptime(), whole: process.uptime() }),
    temporary: await makeFolder(),
    timeoutMs: 30_000,
    terminal: { write: (text) => void (screen += text), isTerminal: false, width: 80 },
    environment: process.env,
    here,
    root: here,
    prepare: async () => {},
  });
  return { code, screen };
};

/** One assertion more. */
export const more = (expected: string) =>
  `if (!(await get('/sum?a=2&b=2')).startsWith('${expected}')) process.exit(1);`;

export const folderWith = async (text: string): Promise<string> => {
  const folder = await makeFolder();
  writeFileSync(join(folder, 'suite.mjs'), text);
  return folder;
};
