import { join } from 'node:path';
import { start } from './start.ts';

try {
  await start(process.env, join(import.meta.dirname, '../dist/site'));
} catch (error) {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
