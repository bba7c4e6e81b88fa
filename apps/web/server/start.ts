import type { RequestListener } from 'node:http';
import { inspect } from 'node:util';
import { closeGracefully } from '@sparring/serving/close';
import { createRequestLimit } from '@sparring/serving/request-limit';
import { createUncaughtHandler } from '@sparring/serving/uncaught';
import { listen } from '@sparring/serving/listen';
import { createWebServer } from '@sparring/serving/server';
import { forbiddenByHttp } from '@sparring/serving/unreadable';
import { chunksByPath } from '../src/known-paths.ts';
import { readBuild } from './build.ts';
import { readEnvironment } from './env.ts';
import { refuse, sendRefusal } from './problem.ts';
import { createProxy } from './proxy.ts';
import { createSite } from './site.ts';

/** Longer than the proxy's timeout for a silent API. */
const idleTimeout = 40_000;

const longestStop = 10_000;

const say = (line: string): void => void process.stdout.write(`web: ${line}\n`);

/** Starts the server with the built site of a folder. SIGINT and SIGTERM stop it. */
export const start = async (variables: NodeJS.ProcessEnv, folder: string): Promise<void> => {
  const env = readEnvironment(variables);
  const build = await readBuild(folder, env, chunksByPath);
  const proxy = createProxy(env.API_URL, say);
  const site = createSite({ build, passOn: proxy.handle, report: say });
  const admit = createRequestLimit(env.REQUESTS_PER_ADDRESS);
  const listener: RequestListener = (request, response) => {
    const refusal = forbiddenByHttp(request) ?? admit(request, response);
    if (refusal) sendRefusal(request.url ?? '/', response, refusal);
    else site(request, response);
  };
  const uncaught = createUncaughtHandler({
    report: (error, exchange) => {
      const { method = 'no request', url = '' } = exchange?.request ?? {};
      say(`nothing caught this, in ${method} ${url}: ${inspect(error)}`);
    },
    giveUp: () => process.exit(1),
    now: () => performance.now(),
  });
  process.on('uncaughtException', uncaught.caught);
  const server = createWebServer({
    listener: uncaught.around(listener),
    idleTimeout,
    limits: {
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
      waitingPerConnection: env.WAITING_PER_CONNECTION,
    },
    refuse,
  });
  await listen(server, env);
  say(`listening on http://${env.HOST}:${env.PORT}, the API is at ${env.API_URL}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      proxy.stop();
      void closeGracefully(server, longestStop).then(proxy.close);
    });
  }
};
