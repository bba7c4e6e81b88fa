import { main } from '../../src/grade/main.ts';
import { settingOf } from './grade-in.ts';

/** The command as a program of its own, on the product of the tests: node command.ts <temporary> [arguments]. */
const [temporary = '', ...words] = process.argv.slice(2);
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());

const parts = { here: process.cwd(), temporary, stop: stop.signal };
const setting = await settingOf(parts, (text) => void process.stdout.write(text));
process.exitCode = await main(words, setting);
