import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedBooks } from '../src/books/seed.ts';
import { start, type Contender } from './contender.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sparring-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

const booksFile = (name: string): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ books: seedBooks }));
  return file;
};

/** Limits that the load below does not reach. */
const env = { LOG_LEVEL: 'silent', WORKSPACE_MAX_BOOKS: '1000000', WORKSPACES_MAX: '100000' };

let databases = 0;

export const sparring = (): Promise<Contender> => {
  databases += 1;
  return start({
    name: 'Sparring',
    command: () => [here('../dist/main.js')],
    env: { ...env, DATABASE_URL: `file:${join(folder, `${databases}.sqlite`)}` },
    path: '/v1/practice/books',
  });
};

export const bareExpress = (): Promise<Contender> => {
  const file = booksFile('express.json');
  return start({
    name: 'bare Express 5',
    command: (port) => [here('bare-express.ts'), String(port), file],
    path: '/books',
  });
};
