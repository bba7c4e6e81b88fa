import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load, Measure } from './load.ts';
import { speedOf } from './speed.ts';

const here = (script: string): string => fileURLToPath(new URL(script, import.meta.url));

const scriptOf = ({ writes, refused }: Load): string[] => {
  if (writes) return ['-s', here('post-books.lua')];
  return refused ? ['-s', here('refused.lua')] : [];
};

/** More books than a run can write. */
const booksOfARun = 400_000;
let first = 0;

/** Requests per second with one thread of wrk and 32 connections, a common way to measure. */
export const measureByWrk: Measure = async (books, load, seconds) => {
  first += booksOfARun;
  const { path, refused } = load;
  const options = ['-t1', '-c32', `-d${seconds}s`, ...scriptOf(load)];
  const how = refused && { METHOD: refused.method, STATUS: String(refused.status) };
  const env = { ...process.env, FIRST: String(first), ...how };
  const said = execFileSync('wrk', [...options, books + path], { env }).toString();
  if (!refused && /Non-2xx/.test(said)) throw new Error(`${books}${path}: ${said}`);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]) };
};

export const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined;

export const noWrk = 'SKIPPED: wrk is not installed. Install it, for example with apt install wrk.';

/** The same requests as `speed`, sent by wrk. */
export const wrk = async (): Promise<string> => (hasWrk() ? speedOf(measureByWrk) : noWrk);
