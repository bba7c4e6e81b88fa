import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAgainAndAgain } from './test-kill.ts';

/* Kills the API during writes and counts the lost ones: fifty times, or as often as the argument says. */

const times = Number(process.argv[2] ?? 50);
const folder = mkdtempSync(join(tmpdir(), 'sparring-kills-'));
const say = (text: string) => void process.stdout.write(`${text}\n`);

const killAfter = Array.from({ length: times }, () => 1 + Math.floor(Math.random() * 400));
const database = `file:${join(folder, 'killed.sqlite')}`;
const { acknowledged, broken } = await killAgainAndAgain(database, killAfter, say);
rmSync(folder, { recursive: true });
say(`${times} kills: ${acknowledged} writes acknowledged, ${broken} lost or done by half`);
process.exitCode = broken === 0 ? 0 : 1;
