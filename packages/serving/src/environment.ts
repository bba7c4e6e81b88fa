import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isNetwork } from './networks.ts';
import { defaultLimits } from './server.ts';

/** Accepts only digits: Number() would also accept 0x10, 1e3 and spaces. */
export const wholeNumber = (min: number, max: number, what = 'a whole number') =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      `${what} from ${min} to ${max}`,
    )
    .transform(Number);

export const portNumber = (min = 1) => wholeNumber(min, 65_535, 'a port');

/** The limits per client, which both servers have. */
export const limitVariables = {
  REQUESTS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(500)
    .describe(
      'The number of requests that one client address can have in progress. The server rejects the next with 429. It takes the address of the client from `X-Forwarded-For` if the request comes from one of `TRUSTED_PROXIES`.',
    ),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(defaultLimits.connectionsPerAddress)
    .describe(
      'The number of open connections per client address. The server rejects the next with 429 and closes it.',
    ),
  WAITING_PER_CONNECTION: wholeNumber(0, 10_000)
    .default(defaultLimits.waitingPerConnection)
    .describe(
      'The number of pipelined requests that can wait on one connection. The server closes a connection that sends more.',
    ),
};

/** A host name. One without a letter is a mistyped address. */
const isName = /^(?=.*[a-z])[\w-]+(\.[\w-]+)*$/i;

/** The reverse proxies whose X-Forwarded headers a server believes. */
export const proxyVariables = {
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((trusted) => trusted.every((one) => isNetwork(one) || isName.test(one)), {
      error: 'addresses, networks and host names such as 10.1.2.3, 10.1.0.0/16, caddy',
    })
    .optional()
    .describe(
      'The addresses, networks and host names of the reverse proxies in front of this server, separated by commas, such as `10.1.2.3, 10.1.0.0/16, caddy`. Only in their requests does it take the address of the client from `X-Forwarded-For`, and its own address for documents and links from `X-Forwarded-Host` and `X-Forwarded-Proto`. If unset: it believes nobody. `npm start`, `npm run dev` and `npm run grader` add this machine.',
    ),
};

/** Hides secrets and addresses with a password, because the message can go to a log. */
const shown = (name: string, value: string): string =>
  /(?:SECRET|KEY|PASSWORD)$/.test(name) || value.includes('@') ? '…' : value;

const contentOf = (variable: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${variable} is "${file}", which cannot be read (${code}).`, { cause: error });
  }
};

/** The values in files: `TOKEN_SECRET_FILE=/run/secrets/token` stands for TOKEN_SECRET, as in many container images. */
const inFiles = (names: readonly string[], given: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    names.flatMap((name) => {
      const variable = `${name}_FILE`;
      const file = given[variable];
      if (file === undefined) return [];
      if (given[name] !== undefined)
        throw new Error(`${name} and ${variable} are both set: unset one.`);
      return [[name, contentOf(variable, file)]];
    }),
  );

/** What was called RING_… before 1.0. */
const olderName = (name: string): string =>
  name.replace(/^GRADER_INSTANCE/, 'GRADER_CORNER').replace(/^GRADER_/, 'RING_');

const withOlderNames = (names: readonly string[], given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const read = { ...given };
  for (const name of names.flatMap((one) => [one, `${one}_FILE`])) {
    const older = olderName(name);
    if (older === name || given[older] === undefined || given[name] !== undefined) continue;
    process.stderr.write(
      `${older} is called ${name} now. The older name is understood until 2.0.\n`,
    );
    read[name] = given[older];
  }
  return read;
};

/**
 * Reads the variables with the schema. Throws one line for each invalid variable, with its name, its value
 * and what is expected. An empty value counts as not set, because Compose passes `VAR=` for unset variables.
 */
export const readVariables = <Schema extends z.ZodObject>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.infer<Schema> => {
  const names = Object.keys(schema.shape);
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const set = withOlderNames(names, filled);
  const given = { ...set, ...inFiles(names, set) };
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const lines = error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = given[name];
    const is = value === undefined ? 'not set' : `"${shown(name, value)}"`;
    return `${name} is ${is}, expected ${message}.`;
  });
  throw new Error(lines.join('\n'));
};
