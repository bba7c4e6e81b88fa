import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, type Setting } from '../../src/grade/main.ts';
import { readTheme } from '../../src/look/theme.ts';
import { makeFolder } from './grading.ts';
import { testBook, testInstance } from './product.ts';

export const suite = `
  const get = async (path) => (await fetch(process.env.WEB_URL + path)).text();
  if (!(await get('/')).startsWith('Hello')) process.exit(1);
`;

/** The command, with the product of the tests. */
export const settingOf = async (
  parts: Pick<Setting, 'here' | 'temporary' | 'stop'> & Partial<Setting>,
  write: (text: string) => void,
): Promise<Setting> => ({
  book: testBook,
  theme: await readTheme(),
  startInstance: testInstance(),
  now: () => new Date(),
  cores: 2,
  processorTime: () => ({ busy: process.uptime(), whole: process.uptime() }),
  timeoutMs: 30_000,
  terminal: { write, isTerminal: false, width: 80 },
  environment: process.env,
  root: parts.here,
  prepare: async () => {},
  buildId: async () => 'of the tests',
  pause: async () => {},
  ...parts,
});

/** `npm run grade` in a folder. */
export const gradeIn = async (here: string, ...options: string[]) => {
  let screen = '';
  const parts = { here, temporary: await makeFolder(), stop: new AbortController().signal };
  const setting = await settingOf(parts, (text) => void (screen += text));
  return { code: await main([...options, process.execPath, 'suite.mjs'], setting), screen };
};

/** One assertion more. */
export const more = (expected: string) =>
  `if (!(await get('/sum?a=2&b=2')).startsWith('${expected}')) process.exit(1);`;

export const folderWith = async (text: string): Promise<string> => {
  const folder = await makeFolder();
  writeFileSync(join(folder, 'suite.mjs'), text);
  return folder;
};
