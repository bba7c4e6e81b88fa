import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measure } from './load.ts';
import { speedOf } from './speed.ts';

const script = fileURLToPath(new URL('post-books.lua', import.meta.url));

/** More books than a run can write. */
const booksOfARun = 400_000;
let first = 0;

/** Requests per second with one thread of wrk and 32 connections, a common way to measure. */
export const measureByWrk: Measure = async (books, { path, writes }, seconds) => {
  first += booksOfARun;
  const options = ['-t1', '-c32', `-d${seconds}s`, ...(writes ? ['-s', script] : [])];
  const env = { ...process.env, FIRST: String(first) };
  const said = execFileSync('wrk', [...options, books + path], { env }).toString();
  if (/Non-2xx/.test(said)) throw new Error(`${books}${path}: ${said}`);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]) };
};

export const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined;

/** The same requests as `speed`, sent by wrk. */
export const wrk = async (): Promise<string> =>
  hasWrk()
    ? speedOf(measureByWrk)
    : 'SKIPPED: wrk is not installed. Install it, for example with apt install wrk.';
