import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from './failure.ts';

export interface Ports {
  readonly web: number;
  readonly api: number;
}

const variables = { web: 'WEB_PORT', api: 'API_PORT' } as const;
const purpose = { web: 'the site', api: 'the API' } as const;

export const readPorts = (env: NodeJS.ProcessEnv): Ports => {
  const ports = { web: readPort(env, 'web', 3000), api: readPort(env, 'api', 3001) };
  if (ports.web === ports.api) {
    throw new Failure(`WEB_PORT and API_PORT are both ${ports.web}: give each its own.`);
  }
  return ports;
};

const readPort = (env: NodeJS.ProcessEnv, service: keyof Ports, usual: number): number => {
  const text = env[variables[service]];
  if (!text) return usual;
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535) return Number(text);
  throw new Failure(`${variables[service]} is "${text}", expected a port from 1 to 65535.`);
};

/** Better said before the build than after it. */
export const checkFree = async (ports: Ports, host: string): Promise<void> => {
  for (const service of ['web', 'api'] as const) {
    const port = ports[service];
    const another = `choose another port with ${variables[service]}=${suggestion(port)}`;
    const name = `Port ${port} (${purpose[service]})`;
    switch (await codeOfListening(port, host)) {
      case undefined:
        break;
      case 'EADDRINUSE':
        throw new Failure(`${name} is taken: stop the program that uses it, or ${another}.`);
      case 'EACCES':
        throw new Failure(`${name} is not allowed for this user: ${another}.`);
      default:
        throw new Failure(`HOST is "${host}", which this machine cannot listen on: unset it.`);
    }
  }
};

const suggestion = (port: number): number => (port < 1024 || port > 65_435 ? 8080 : port + 100);

const codeOfListening = async (port: number, host: string): Promise<string | undefined> => {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
  await new Promise((closed) => server.close(closed));
  return undefined;
};

/** Ports that nobody uses, so that the tests run while `npm start` does. */
export const freePorts = async (): Promise<Ports> => {
  const servers = [createServer(), createServer()];
  const [web = 0, api = 0] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return { web, api };
};
