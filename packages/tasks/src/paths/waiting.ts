import { sequence, type Known } from '../proofs/sequence.ts';
import { headerOf, isSuccess, membersOf, resourceOf, type Call } from '../call.ts';
import { hasWaited, retryIn } from '../retry.ts';
import { ofAnyEndpoint } from '../proofs/any.ts';

/** What the refusal says about the next try; false if it lets the client try at once. */
const waitIn = (call: Call): Known | false => {
  const retry = retryIn(call);
  return retry && { ...retry, what: `${call.method} ${resourceOf(call.path)}` };
};

const isSame = (call: Call, { what }: Known): boolean =>
  `${call.method} ${resourceOf(call.path)}` === what;

const isRightRetry = (call: Call, known: Known): boolean =>
  isSame(call, known) && isSuccess(call) && hasWaited(call, known);

const isLongEnough = (call: Call): boolean =>
  Number(headerOf(call.answer, 'Retry-After') ?? 0) >= 1;

export const retriesAfter503 = sequence(
  {
    say: 'A scripted 503 with `Retry-After`.',
    on: 'any',
    is: (call) =>
      call.status === 503 &&
      call.problem === 'scripted-fault' &&
      isLongEnough(call) &&
      waitIn(call),
  },
  {
    say: 'The next request like it waits as long as that, and succeeds.',
    on: 'any',
    is: isRightRetry,
    about: isSame,
  },
);

export const slowsDown = sequence(
  {
    say: '`GET /testing/users` gets 429.',
    on: ['listTestUsers'],
    is: (call) => call.status === 429 && waitIn(call),
  },
  {
    say: 'The next `GET /testing/users` waits as long as that, and gets 200.',
    on: ['listTestUsers'],
    is: isRightRetry,
    about: isSame,
  },
);

const earliest = 200;
const latest = 8000;

export const ownTimeout = ofAnyEndpoint({
  say: 'The client gives up a request that has no response yet, between 0.2 and 8 seconds.',
  is: ({ endpoint, ending, status, milliseconds }) =>
    endpoint !== null &&
    ending === 'left' &&
    status === null &&
    milliseconds >= earliest &&
    milliseconds <= latest,
});

const limit = 5;

const isLimited = ({ answer }: Call): boolean => headerOf(answer, 'RateLimit-Policy') !== undefined;

const newLimit = new Set(['setLimit', 'removeLimit', 'resetWorkspace', 'deleteWorkspace']);

/** Whether a call counts for the limit, or begins another one. */
const isAboutLimit = (call: Call): boolean => isLimited(call) || newLimit.has(call.endpoint ?? '');

export const staysWithinLimit = sequence(
  {
    say: '`PUT /workspace/limit` sets a limit of 5.',
    on: ['setLimit'],
    is: (call) => call.status === 200 && membersOf(call.request)['limit'] === limit,
  },
  {
    say: 'Five requests in a row succeed.',
    on: 'any',
    times: limit,
    is: (call) => isLimited(call) && isSuccess(call),
    about: isAboutLimit,
  },
  {
    say: 'The next one gets 429.',
    on: 'any',
    is: (call) => call.status === 429 && call.problem === 'quota-exceeded' && waitIn(call),
    about: isAboutLimit,
  },
  {
    say: 'The one after it waits as long as `Retry-After` says, and succeeds.',
    on: 'any',
    is: (call, known) => isLimited(call) && isSuccess(call) && hasWaited(call, known),
    about: isAboutLimit,
  },
);
