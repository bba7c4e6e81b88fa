import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Asked, Opening, Said } from './messages.ts';

enableCompileCache();

const say = (said: Said): void => void process.send?.(said);

/* Whoever opened the instance has gone, or wants it to go: nothing here is worth keeping. */
process.once('disconnect', () => process.exit());

const asked = once(process, 'message') as Promise<[Opening]>;
const { readPack } = await import('./ahead.ts');
const pack = readPack(fileURLToPath(new URL('site.pack', import.meta.url)));
const [opening] = await asked;
Object.assign(globalThis, {
  sparringChosen: opening.chosen,
  sparringShapes: opening.changes.includes('other-shapes'),
});

try {
  const { openInstance } = await import('./open-instance.ts');
  const { opened, told } = await openInstance(await pack, opening);
  process.on('message', async (_asked: Asked) => say(await told()));
  say({ opened });
  flushCompileCache();
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) });
}
