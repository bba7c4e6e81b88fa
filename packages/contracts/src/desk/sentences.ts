import { isNearBase } from '../paths.ts';
import type { ProblemKind } from '../problem.ts';
import type { Cause } from './cause.ts';

/* The site imports this, so no schema is here. */

/** The sentences for the usual first mistakes. Other refusals are not counted as mistakes. */
const sentences: Partial<Record<ProblemKind | 'no-endpoint' | 'base-twice' | 'left', string>> = {
  'no-endpoint':
    'The path is not an endpoint: compare it with the base URL of the sheet, letter by letter.',
  'base-twice':
    'The base path stands twice: the base URL contains it, so write only the rest behind it, such as /books.',
  'unsupported-media-type': 'Set the header Content-Type: application/json.',
  'malformed-json': 'The body is not JSON: a comma or a quote. The response names the place.',
  'invalid-credentials': 'Copy the password of the page; do not type it.',
  'missing-token': 'Send Authorization: Bearer and the token of POST /auth.',
  'invalid-token': 'The token has expired or is not whole: log in again.',
  'duplicate-isbn': 'The last run has left a book there: reset before each test.',
  'precondition-failed': 'The book has changed since you read it: read it again.',
  'precondition-required': 'A change needs If-Match with the ETag that the last read returned.',
  'method-not-allowed': 'The method does not go with the path: look at Allow in the response.',
  'not-acceptable': 'Accept asks for a type other than JSON: leave it out.',
  left: 'The client gave up before the response: raise its timeout.',
};

/** Whether the path of a request was looked for in vain. Then each try can have another path. */
export const isLost = ({ kind }: Pick<Cause, 'kind'>): boolean =>
  kind === 'no-endpoint' || kind === 'base-twice';

const sentenceWith = (kind: string): string | undefined =>
  sentences[kind as keyof typeof sentences];

/** Whether a kind of problem is a usual mistake. */
export const hasSentence = (kind: string): boolean =>
  kind === 'invalid-input' || sentenceWith(kind) !== undefined;

/** What to say to all who are refused for this cause, without anything that a learner has typed. */
export const publicSentenceOf = (one: Cause): string =>
  one.kind === 'invalid-input' && one.pointer !== null && one.typed
    ? 'The endpoint has no field or parameter of this name: read errors[0] of the response.'
    : sentenceOf(one);

/** What to say to whoever is refused for this cause. */
export const sentenceOf = ({ kind, pointer, place }: Cause): string => {
  if (kind === 'no-endpoint' && isNearBase(place.replace(/^\S* /, '')))
    return 'The base path is wrong by one letter: it is /v1/practice, with c, and not practise.';
  if (kind !== 'invalid-input') return sentenceWith(kind) ?? '';
  return pointer === null
    ? 'A header or the path has an invalid value: the response says which.'
    : `The field ${pointer.slice(1)} is invalid: read errors[0] of the response.`;
};

/** Why a request reached nobody, and what to say. */
export const strayReasons = {
  'no-key': 'The address has no key: put /w/, the key and the base path before the path.',
  'unknown-key': 'Nobody has this key: compare it with the sheet, letter by letter.',
  'old-key': 'The key has been replaced: use the new one.',
  variable: 'A variable is not set: choose the environment, or export WORKSPACE.',
  'bad-name': 'The text after /w/ is not a key: look for a blank or a missing letter.',
  'two-names': 'The path and X-Workspace name two workspaces: send only one of them.',
} as const;
export type StrayReason = keyof typeof strayReasons;
