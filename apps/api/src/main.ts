import { enableCompileCache, flushCompileCache } from 'node:module';

/* What Node has compiled once it need not compile again: the next start is faster. */
enableCompileCache();
const { start } = await import('./start.ts');

try {
  await start(process.env);
  flushCompileCache();
} catch (error) {
  process.stderr.write(`sparring api: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
