import { createServer } from 'node:http';
import { join } from 'node:path';
import { knowsPath } from '../src/known-paths.ts';
import { readBuild } from './build.ts';
import { readEnv } from './env.ts';
import { createProxy } from './proxy.ts';
import { createSite } from './site.ts';
import { listen, stop } from './serving.ts';

const say = (line: string) => void process.stdout.write(`web: ${line}\n`);

try {
  const env = readEnv(process.env);
  const build = await readBuild(join(import.meta.dirname, '../dist/site'), env);
  const proxy = createProxy(env.API_URL, say);
  const site = createSite({ build, passOn: proxy.handle, knowsPath });
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 60_000 }, site);
  say(`listening on ${await listen(server, env)}, the API is at ${env.API_URL}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(server).then(proxy.close));
  }
} catch (error) {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
