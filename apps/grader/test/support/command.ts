import { main } from '../../src/grade/main.ts';
import { readTheme } from '../../src/look/theme.ts';
import { testBook, testInstance } from './product.ts';

/** The command as a program of its own, on the product of the tests: node command.ts <temporary> [arguments]. */
const [temporary = '', ...words] = process.argv.slice(2);
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());

process.exitCode = await main(words, {
  book: testBook,
  theme: await readTheme(),
  startInstance: testInstance(),
  stop: stop.signal,
  now: () => new Date(),
  cores: 2,
  processorTime: () => ({ busy: process.uptime(), whole: process.uptime() }),
  temporary,
  timeoutMs: 30_000,
  terminal: { write: (text) => void process.stdout.write(text), isTerminal: false, width: 80 },
  environment: process.env,
  here: process.cwd(),
  root: process.cwd(),
  prepare: async () => {},
});
