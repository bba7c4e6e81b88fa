import { z } from 'zod';
import { shortestSecret } from './auth/secret.ts';
import { defaultLimits } from './open-store.ts';

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Every variable the API reads. docs/configuration.md says the same; a test compares the two. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535)
    .default(3001)
    .describe('The port to listen on; 0 takes any free one.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('The address to listen on; 0.0.0.0 in a container.'),
  DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The folder of the SQLite file and the token secret; `data` beside the app if unset.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|:memory:|postgres(ql)?:\/\/.+)$/, {
      error: 'it is none of file:…, :memory: and postgres://…',
    })
    .optional()
    .describe(
      '`file:` and a path for SQLite, `:memory:` for nothing on disk, or `postgres://…`; `sparring.sqlite` in the data folder if unset. An API holds ten connections to PostgreSQL.',
    ),
  TOKEN_SECRET: z
    .string()
    .min(shortestSecret)
    .optional()
    .describe(
      'Signs the tokens. Drawn at the first start and kept with the data if unset; PostgreSQL needs it, so that all replicas sign alike.',
    ),
  LOG_LEVEL: z
    .enum(['info', 'error', 'silent'])
    .default('info')
    .describe('`info` writes a line a request, `error` only failures of ours, `silent` nothing.'),
  WORKSPACE_MAX_BOOKS: wholeNumber(1, 1_000_000)
    .default(defaultLimits.maxBooks)
    .describe('Books that a workspace can hold.'),
  WORKSPACES_MAX: wholeNumber(1, 10_000_000)
    .default(defaultLimits.maxWorkspaces)
    .describe(
      'Workspaces with books of their own that can exist at the same time; as many again without.',
    ),
  WORKSPACES_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(defaultLimits.newPerMinute)
    .describe(
      'New workspaces that one address can make in a minute, for each API; the next replies 429.',
    ),
  WORKSPACE_IDLE_DAYS: wholeNumber(1, 3650)
    .default(defaultLimits.idleDays)
    .describe('Days after which a workspace that nobody uses goes away.'),
  LATENCY_MAX_OPEN: wholeNumber(1, 100_000)
    .default(1000)
    .describe('Simulated delays that can run at the same time; the next call replies 503.'),
  REQUESTS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(500)
    .describe(
      'Requests of one address that can be under way at the same time; the next replies 429. A proxy in a private network says for which address it asks, by `X-Forwarded-For`.',
    ),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(2000)
    .describe(
      'Connections that one address can have open; the next is answered with 429 and closed.',
    ),
  WAITING_PER_CONNECTION: wholeNumber(0, 10_000)
    .default(10)
    .describe(
      'Requests that can wait on one connection for the answers before theirs; a connection with more is closed.',
    ),
});

export type Environment = z.infer<typeof environment>;

/** What only makes sense together. */
const consistent = environment.refine(
  ({ DATABASE_URL = '', TOKEN_SECRET }) => !DATABASE_URL.startsWith('postgres') || TOKEN_SECRET,
  { path: ['TOKEN_SECRET'], error: 'PostgreSQL needs one, the same on every replica' },
);

/** Says which variable is wrong, with its value unless that is a secret. */
const complaint = (name: string, value: string | undefined, message: string): string => {
  if (value === undefined) return `${name} is not set: ${message}`;
  const shown = name === 'TOKEN_SECRET' || value.includes('@') ? '…' : value;
  return `${name}=${shown} is not usable: ${message}`;
};

/** The environment, checked; a wrong value throws a line that names the variable and its value. */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment => {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const result = consistent.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [variable], message }) => {
    const name = String(variable);
    return complaint(name, variables[name], message);
  });
  throw new Error(lines.join('\n'));
};
