import { isForm, securityOf, type Endpoint } from '../endpoint.ts';
import { idempotencyKeyHeader } from '../idempotency.ts';
import { isSettingsPath } from '../paths.ts';
import type { ProblemKind } from '../problem.ts';
import { schemeOf } from '../security.ts';

const withBody = ({ body, invalidBody, bodyTypes }: Endpoint): readonly ProblemKind[] => {
  if (!body) return [];
  return [
    ...(isForm(bodyTypes) ? [] : ['malformed-json' as const]),
    'body-too-large',
    'unsupported-media-type',
    ...(invalidBody ? [invalidBody] : []),
  ];
};

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
