import { build } from '../build.ts';
import { freePorts } from '../programs/ports.ts';
import { api, serve, web, type Service } from '../programs/services.ts';

/** Starts the built site and its API on free ports, with a database in memory. */
export const startSite = async (): Promise<{ origin: string; stop: () => void }> => {
  await build();
  const ports = await freePorts();
  const host = '127.0.0.1';
  const groups: number[] = [];
  const noted = (service: Service): Service => ({
    ...service,
    launch: () => {
      const child = service.launch();
      if (child.pid !== undefined) groups.push(child.pid);
      return child;
    },
  });
  await serve([
    noted(api(ports, host, { env: { DATABASE_URL: ':memory:', LOG_LEVEL: 'error' } })),
    noted(web(ports, host)),
  ]);
  const stop = () => groups.forEach((group) => process.kill(-group));
  return { origin: `http://${host}:${ports.web}`, stop };
};
