import type { Endpoint } from '../endpoint.ts';
import type { ProblemKind } from '../problem.ts';

const everywhere: readonly ProblemKind[] = [
  'invalid-input',
  'invalid-token',
  'not-acceptable',
  'internal',
];
const withBody: readonly ProblemKind[] = [
  'malformed-json',
  'body-too-large',
  'unsupported-media-type',
];

/** Every problem an operation can answer with: its own, and those that come with what it is. */
export const problemsOf = ({ body, problems }: Endpoint): readonly ProblemKind[] => [
  ...new Set([...problems, ...(body ? withBody : []), ...everywhere]),
];
