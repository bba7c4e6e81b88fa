import { build } from '../build.ts';
import { freePorts } from '../programs/ports.ts';
import { stopAll } from '../programs/processes.ts';
import { api, serve, web } from '../programs/services.ts';

/** Starts the built site and its API on free ports, with a database in memory. */
export const startSite = async (): Promise<{ origin: string; stop: () => Promise<void> }> => {
  await build();
  const ports = await freePorts();
  const host = '127.0.0.1';
  await serve([
    api(ports, host, { env: { DATABASE_URL: ':memory:', LOG_LEVEL: 'error' } }),
    web(ports, host),
  ]);
  return { origin: `http://${host}:${ports.web}`, stop: stopAll };
};
