import { enableCompileCache, flushCompileCache } from 'node:module';

/* Node stores compiled code on disk, so that the next start is faster. */
enableCompileCache();
const { start } = await import('./start.ts');

try {
  await start(process.env);
  flushCompileCache();
} catch (error) {
  process.stderr.write(`sparring api: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
