import type { RequestListener, Server } from 'node:http';
import { inspect } from 'node:util';
import { closeGracefully } from '@sparring/serving/close';
import { createRequestLimit } from '@sparring/serving/request-limit';
import { exitWhenDone, firstSignal } from '@sparring/serving/exit';
import { createUncaughtHandler } from '@sparring/serving/uncaught';
import { listen } from '@sparring/serving/listen';
import { sayAs } from '@sparring/serving/log-line';
import { trustedProxies } from '@sparring/serving/proxies';
import { createWebServer } from '@sparring/serving/server';
import { violationOfHttp } from '@sparring/serving/unreadable';
import { chunksByPath } from '../src/known-paths.ts';
import { createBreakPage } from './break-page.ts';
import { readBuild } from './build.ts';
import { readEnvironment } from './env.ts';
import { refuse, sendRefusal } from './problem.ts';
import { createProxy } from './proxy.ts';
import { createSecondOrigin } from './second-origin.ts';
import { createSite } from './site.ts';

/** Longer than the proxy's timeout for a silent API. */
const idleTimeout = 40_000;

const longestStop = 10_000;

const say = sayAs('web');

/** Starts the server with the built site of a folder. SIGINT and SIGTERM stop it. */
export const start = async (variables: NodeJS.ProcessEnv, folder: string): Promise<void> => {
  const env = readEnvironment(variables);
  const build = await readBuild(folder, env, chunksByPath);
  const proxies = trustedProxies(env.TRUSTED_PROXIES);
  const proxy = createProxy({ api: env.API_URL, proxies, report: say });
  const { FRAMES_PORT: framesPort, SITE_PORT = env.PORT, GRADER_URL } = env;
  const breakPage = GRADER_URL === undefined ? undefined : createBreakPage(GRADER_URL);
  const site = createSite({ build, passOn: proxy.handle, breakPage, framesPort, report: say });
  const framed = createSecondOrigin({ files: build.files, sitePort: () => SITE_PORT });
  const admit = createRequestLimit(env.REQUESTS_PER_ADDRESS, proxies);
  const admitted =
    (app: RequestListener): RequestListener =>
    (request, response) => {
      const refusal = violationOfHttp(request) ?? admit(request, response);
      if (refusal) sendRefusal(request.url ?? '/', response, refusal);
      else app(request, response);
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
  const serverOf = (app: RequestListener): Server =>
    createWebServer({
      listener: uncaught.around(proxies.around(admitted(app))),
      idleTimeout,
      limits: {
        connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
        waitingPerConnection: env.WAITING_PER_CONNECTION,
      },
      refuse,
    });
  const servers: Server[] = [];
  const open = async (app: RequestListener, PORT: number, variable: string): Promise<void> => {
    const server = serverOf(app);
    await listen(server, { HOST: env.HOST, PORT }, variable);
    servers.push(server);
  };
  try {
    if (framesPort !== undefined) await open(framed, framesPort, 'FRAMES_PORT');
    await open(site, env.PORT, 'PORT');
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
  say(`listening on http://${env.HOST}:${env.PORT}, the API is at ${env.API_URL}`);
  const stop = async (): Promise<void> => {
    exitWhenDone();
    proxy.stop();
    await Promise.all(servers.map((server) => closeGracefully(server, longestStop)));
    await proxy.close();
  };
  void firstSignal().then(stop);
};
