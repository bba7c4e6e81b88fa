import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  limitVariables,
  portNumber,
  proxyVariables,
  readVariables,
  wholeNumber,
} from '@sparring/serving/environment';
import { z } from 'zod';
import { shortestSecret } from './auth/secret.ts';
import { defaultLimits } from './open-store.ts';

/** Ten of them are tried a minute: even a short phrase is not found by trying. */
const shortestTeacherKey = 16;

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The variables that the API reads. A test compares them with docs/configuration.md. */
export const environment = z.object({
  PORT: portNumber(0).default(3001).describe('The port to listen on; 0 takes any free port.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('The address to listen on. The container images set `0.0.0.0`.'),
  DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('The folder of the SQLite file and the token secret. If unset: `apps/api/data`.'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|:memory:|postgres(ql)?:\/\/.+)$/, {
      error: 'file:…, :memory: or postgres://…',
    })
    .optional()
    .describe(
      '`file:` and a path for SQLite, `:memory:` for SQLite without a file, or `postgres://…`. If unset: `sparring.sqlite` in `DATA_DIR`. Each API process holds ten connections to PostgreSQL, and one more from the first subscription of a WebSocket on.',
    ),
  PGPASSWORD: z
    .string()
    .optional()
    .describe('The password of PostgreSQL, if `DATABASE_URL` has none.'),
  TOKEN_SECRET: z
    .string()
    .min(shortestSecret, `at least ${shortestSecret} characters`)
    .optional()
    .describe(
      `The key that signs the tokens, at least ${shortestSecret} characters. If unset, the API creates one at its first start and stores it in \`DATA_DIR\`. Required with PostgreSQL, so that all replicas use the same key.`,
    ),
  TEACHER_KEY: z
    .string()
    .min(shortestTeacherKey, `at least ${shortestTeacherKey} characters`)
    .optional()
    .describe(
      `Opens the teacher's desk at \`/desk\` to whoever has this key, at least ${shortestTeacherKey} characters. All replicas need the same. If unset, there is no desk.`,
    ),
  GRADER_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isOrigin, { error: 'an origin such as http://localhost:3100' })
    .optional()
    .describe(
      'The origin of the grader as the API reaches it, such as `http://grader:3100`. While a class is open, the API asks it for new cards, so that tasks can be graded. If unset, no task is graded.',
    ),
  GRADER_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('The key of the grader (`GRADER_KEY` there). Required with `GRADER_URL`.'),
  LOG_LEVEL: z
    .enum(['info', 'error', 'silent'], { error: 'info, error or silent' })
    .default('info')
    .describe(
      '`info` logs a line per request, `error` only failures of the server and what an upgrade deletes, `silent` nothing.',
    ),
  WORKSPACE_MAX_BOOKS: wholeNumber(1, 1_000_000)
    .default(defaultLimits.maxBooks)
    .describe('The highest number of books in a workspace.'),
  WORKSPACES_MAX: wholeNumber(1, 10_000_000)
    .default(defaultLimits.maxWorkspaces)
    .describe(
      'The highest number of workspaces with books of their own. The same number of workspaces without books of their own can exist in addition.',
    ),
  WORKSPACES_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(defaultLimits.newPerMinute)
    .describe(
      'The number of workspaces that one client address can create per minute, counted by each API process. The API rejects the next with 429.',
    ),
  WORKSPACE_IDLE_DAYS: wholeNumber(1, 3650)
    .default(defaultLimits.idleDays)
    .describe(
      'The number of days after which an unused workspace is deleted. Time in which no API runs does not count.',
    ),
  LATENCY_MAX_OPEN: wholeNumber(1, 100_000)
    .default(1000)
    .describe(
      'The number of simulated delays that can run at the same time. The API rejects the next with 503.',
    ),
  WEBHOOK_TARGETS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((origins) => origins.every(isOrigin), { error: 'origins such as https://example.com' })
    .optional()
    .describe(
      'The origins that webhooks may call, separated by commas, such as `http://localhost:4000`. A learner chooses the path. Redirects are not followed. If unset: webhooks go only to the inboxes of workspaces.',
    ),
  ...limitVariables,
  ...proxyVariables,
});

export type Environment = z.infer<typeof environment>;

/** The rules that involve two variables. */
const consistent = environment
  .refine(
    ({ DATABASE_URL = '', TOKEN_SECRET }) => !DATABASE_URL.startsWith('postgres') || TOKEN_SECRET,
    { path: ['TOKEN_SECRET'], error: 'a secret, the same for all replicas on PostgreSQL' },
  )
  .refine(({ GRADER_URL, GRADER_KEY }) => GRADER_URL === undefined || GRADER_KEY !== undefined, {
    path: ['GRADER_KEY'],
    error: 'the key of the grader at GRADER_URL',
  });

export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment =>
  readVariables(consistent, variables);

const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

const withPassword = (address: string, password: string): string => {
  const url = new URL(address);
  url.password ||= encodeURIComponent(password);
  return url.href;
};

export const databaseOf = ({
  DATA_DIR = dataFolder,
  DATABASE_URL = `file:${join(DATA_DIR, 'sparring.sqlite')}`,
  PGPASSWORD,
}: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'PGPASSWORD'>): string =>
  PGPASSWORD !== undefined && DATABASE_URL.startsWith('postgres')
    ? withPassword(DATABASE_URL, PGPASSWORD)
    : DATABASE_URL;
