import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache();
const { start } = await import('./start.ts');

try {
  await start(process.env);
  flushCompileCache();
} catch (error) {
  process.stderr.write(`grader: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
