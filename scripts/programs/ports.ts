import { once } from 'node:events';
import { createServer } from 'node:net';
import { portNumber } from '../../packages/serving/src/environment.ts';
import { freePort } from '../../packages/serving/src/free-port.ts';
import { Failure } from './failure.ts';

export interface Ports {
  readonly web: number;
  readonly api: number;
  /** The second origin of the site. */
  readonly frames: number;
}

const services = ['web', 'api', 'frames'] as const;
const variables = { web: 'WEB_PORT', api: 'API_PORT', frames: 'FRAMES_PORT' } as const;
const purpose = {
  web: 'the site',
  api: 'the API',
  frames: 'the frames of another origin',
} as const;

export const readPorts = (env: NodeJS.ProcessEnv): Ports => {
  const ports = {
    web: readPort(env, 'web', 3000),
    api: readPort(env, 'api', 3001),
    frames: readPort(env, 'frames', 3002),
  };
  for (const [at, one] of services.entries()) {
    const other = services.slice(at + 1).find((service) => ports[service] === ports[one]);
    if (other === undefined) continue;
    const names = `${variables[one]} and ${variables[other]}`;
    throw new Failure(`${names} are both ${ports[one]}: set different ports.`);
  }
  return ports;
};

const readPort = (env: NodeJS.ProcessEnv, service: keyof Ports, fallback: number): number => {
  const text = env[variables[service]];
  if (!text) return fallback;
  const { data, error } = portNumber().safeParse(text);
  if (!error) return data;
  throw new Failure(`${variables[service]} is "${text}", expected ${error.issues[0]?.message}.`);
};

/** Throws when a port cannot be used. Called before the build, so that the user does not wait for the error. */
export const checkFree = async (ports: Ports, host: string): Promise<void> => {
  for (const service of services) {
    const port = ports[service];
    const another = `choose another port with ${variables[service]}=${suggestion(port)}`;
    const name = `Port ${port} (${purpose[service]})`;
    switch (await codeOfListening(port, host)) {
      case undefined:
        break;
      case 'EADDRINUSE':
        throw new Failure(`${name} is in use: stop the program that uses it, or ${another}.`);
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

/** Free ports, so that the tests can run at the same time as `npm start`. */
export const freePorts = async (): Promise<Ports> => {
  const ports = { web: await freePort(), api: await freePort(), frames: await freePort() };
  return new Set(Object.values(ports)).size < services.length ? freePorts() : ports;
};

/** As many free ports in a row, as GRADER_INSTANCE_PORTS has them: 3110-3113. */
export const freeRange = async (count: number): Promise<string> => {
  const first = await freePort();
  const ports = Array.from({ length: count }, (_, at) => first + at);
  const codes = await Promise.all(ports.map((port) => codeOfListening(port, '127.0.0.1')));
  const isFree = codes.every((code) => code === undefined) && ports.at(-1)! <= 65_535;
  return isFree ? `${first}-${ports.at(-1)}` : freeRange(count);
};
