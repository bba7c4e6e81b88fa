import { z } from 'zod';
import { usualLimits } from './server.ts';

/** In digits alone: Number() would also take 0x10, 1e3 and blanks. */
export const wholeNumber = (min: number, max: number, what = 'a whole number') =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      `${what} from ${min} to ${max}`,
    )
    .transform(Number);

export const portNumber = (min = 1) => wholeNumber(min, 65_535, 'a port');

/** The limits of one client, which every server has. */
export const limitVariables = {
  REQUESTS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(500)
    .describe(
      'Requests of one address that can be under way at the same time; the next replies 429. A proxy in a private network says for which address it asks, by `X-Forwarded-For`.',
    ),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(usualLimits.connectionsPerAddress)
    .describe(
      'Connections that one address can have open; the next is answered with 429 and closed.',
    ),
  WAITING_PER_CONNECTION: wholeNumber(0, 10_000)
    .default(usualLimits.waitingPerConnection)
    .describe(
      'Requests that can wait on one connection for the answers before theirs; a connection with more is closed.',
    ),
};

/** A secret is not for the log, nor is an address with a password in it. */
const shown = (name: string, value: string): string =>
  name.endsWith('SECRET') || value.includes('@') ? '…' : value;

/**
 * The variables as the schema has them; a wrong one throws a line that names it and what is expected. An
 * empty value counts as not set: Compose passes `VAR=` for what nobody has set.
 */
export const readVariables = <Output>(
  schema: z.ZodType<Output>,
  variables: NodeJS.ProcessEnv,
): Output => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
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
