import type { RequestListener } from 'node:http';
import { opened } from '@sparring/defects/runtime/node';
import { createWebServer, defaultLimits } from '@sparring/serving/server';
import { createUncaughtHandler } from '@sparring/serving/uncaught';
import { createApiServer } from '@sparring/api/http/endpoint/server';
import type { Build } from '@sparring/web/server/build';
import { refuse } from '@sparring/web/server/problem';
import { createSecondOrigin, isFramed } from '@sparring/web/server/second-origin';
import { effectOf } from '../changes/effects.ts';
import type { Opening } from './messages.ts';
import { openApi } from './open-api.ts';
import { openSite } from './open-site.ts';
import { createDesk, listenOn } from './serve.ts';

/** As the product's own two servers have it. */
const idleTimeout = 40_000;

/** The first script of every page. */
const entryOf = ({ notFound }: Build): string =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(notFound.bodies.identity.toString())?.[1] ?? '';

/** Site and API in this process, on two ports. The API's port is also the second origin of the site. */
export const openInstance = async (
  build: Build,
  { rounds, changes, redesign, isMarked, host, webPort, apiPort }: Opening,
) => {
  const effect = effectOf(changes, isMarked);
  const api = await openApi(effect);
  const desk = createDesk(entryOf(build));
  const uncaught = createUncaughtHandler({
    report: () => {},
    giveUp: () => process.exit(1),
    now: () => performance.now(),
  });
  process.on('uncaughtException', uncaught.caught);
  const guarded = (listener: RequestListener) => uncaught.around(desk.counting(listener));
  let sitePort = webPort;
  const framed = createSecondOrigin({ files: build.files, sitePort: () => sitePort });
  const apiAndFrames: RequestListener = (request, response) =>
    (isFramed(request.url ?? '/') ? framed : api)(request, response);
  const apiServer = createApiServer(guarded(apiAndFrames));
  opened();
  const framesPort = await listenOn(apiServer, host, apiPort);
  const pages = openSite({ build, rounds, redesign, api, effect, framesPort });
  const site = createWebServer({
    listener: guarded(desk.watching(effect.aroundSite?.(pages) ?? pages)),
    idleTimeout,
    limits: defaultLimits,
    refuse,
  });
  desk.hearPages(site);
  sitePort = await listenOn(site, host, webPort);
  return { opened: { webPort: sitePort, apiPort: framesPort }, told: desk.told };
};
