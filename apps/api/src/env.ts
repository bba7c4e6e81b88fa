import {
  limitVariables,
  portNumber,
  readVariables,
  wholeNumber,
} from '@sparring/serving/environment';
import { z } from 'zod';
import { shortestSecret } from './auth/secret.ts';
import { defaultLimits } from './open-store.ts';

/** Every variable the API reads. docs/configuration.md says the same; a test compares the two. */
export const environment = z.object({
  PORT: portNumber(0).default(3001).describe('The port to listen on; 0 takes any free one.'),
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
      error: 'file:…, :memory: or postgres://…',
    })
    .optional()
    .describe(
      '`file:` and a path for SQLite, `:memory:` for nothing on disk, or `postgres://…`; `sparring.sqlite` in the data folder if unset. An API holds ten connections to PostgreSQL.',
    ),
  TOKEN_SECRET: z
    .string()
    .min(shortestSecret, `at least ${shortestSecret} characters`)
    .optional()
    .describe(
      'Signs the tokens. Drawn at the first start and kept with the data if unset; PostgreSQL needs it, so that all replicas sign alike.',
    ),
  LOG_LEVEL: z
    .enum(['info', 'error', 'silent'], { error: 'info, error or silent' })
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
  ...limitVariables,
});

export type Environment = z.infer<typeof environment>;

/** What only makes sense together. */
const consistent = environment.refine(
  ({ DATABASE_URL = '', TOKEN_SECRET }) => !DATABASE_URL.startsWith('postgres') || TOKEN_SECRET,
  { path: ['TOKEN_SECRET'], error: 'one that all replicas on PostgreSQL share' },
);

export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment =>
  readVariables(consistent, variables);
