import { bodyFormat, securityOf, type BodyFormat, type Endpoint } from '../endpoint.ts';
import { idempotencyKeyHeader } from '../idempotency.ts';
import { isSettingsPath } from '../paths.ts';
import type { ProblemKind } from '../problem.ts';
import { schemeOf } from '../security.ts';

/** The problem of a body that cannot be parsed. */
const malformed: Record<BodyFormat, readonly ProblemKind[]> = {
  json: ['malformed-json'],
  form: [],
  csv: ['malformed-csv'],
  multipart: ['malformed-multipart'],
};

const withBody = (endpoint: Endpoint): readonly ProblemKind[] => {
  const { body, invalidBody } = endpoint;
  if (!body) return [];
  return [
    ...malformed[bodyFormat(endpoint)],
    ...(bodyFormat(endpoint) === 'multipart' ? [] : ['body-too-large' as const]),
    'unsupported-media-type',
    ...(invalidBody ? [invalidBody] : []),
  ];
};

/** What refuses a request before its operation is known. */
export const beforeTheOperation = [
  'malformed-request',
  'not-a-member',
  'key-replaced',
  'request-timeout',
  'expectation-failed',
  'too-many-requests',
  'too-many-unknown-keys',
  'headers-too-large',
] as const satisfies readonly ProblemKind[];

/** Failures of the server, or of the site's server in front of it. No request causes them on purpose. */
export const failuresOfTheServer = [
  'internal',
  'api-unreachable',
  'stopping',
  'store-unavailable',
  'too-many-workspaces',
  'api-timeout',
] as const satisfies readonly ProblemKind[];

export const isOfTheServer = (kind: ProblemKind): boolean =>
  failuresOfTheServer.some((one) => one === kind);

/** The problems of a random decision, because the next step is written to the store. */
const whenStepsFail: readonly ProblemKind[] = ['too-many-new-workspaces', 'store-unavailable'];

const byChance = ({ chance }: Endpoint): readonly ProblemKind[] => {
  if (!chance) return [];
  return chance.kind === 'error' ? [chance.problem, ...whenStepsFail] : whenStepsFail;
};

/** The problems that follow from a header. */
const byHeader: Readonly<Record<string, readonly ProblemKind[]>> = {
  'If-Match': ['precondition-required'],
  [idempotencyKeyHeader]: ['request-in-progress', 'idempotency-key-reused'],
};

/** Every problem that an operation can answer with: its own, and those that follow from its other fields. */
export const problemsOf = (endpoint: Endpoint): readonly ProblemKind[] => {
  const { headers = {} } = endpoint;
  const { scheme, required, scope } = securityOf(endpoint);
  const { missing, invalid } = schemeOf(scheme).problems;
  return [
    ...new Set([
      ...endpoint.problems,
      ...byChance(endpoint),
      ...(isSettingsPath(endpoint.path) ? [] : (['quota-exceeded'] as const)),
      ...Object.keys(headers).flatMap((name) => byHeader[name] ?? []),
      ...(required ? [missing] : []),
      ...(scope === undefined ? [] : ['insufficient-scope' as const]),
      ...withBody(endpoint),
      'invalid-input' as const,
      invalid,
      'not-acceptable' as const,
      'internal' as const,
    ]),
  ];
};
