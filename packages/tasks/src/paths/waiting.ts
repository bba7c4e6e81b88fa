import { sequence, type Known } from '../proofs/sequence.ts';
import {
  digestOf,
  headerOf,
  isSuccess,
  membersOf,
  resourceOf,
  textOf,
  type Call,
} from '../call.ts';
import { hasWaited, retryIn } from '../retry.ts';
import { ofAnyEndpoint } from '../proofs/any.ts';

/** What the refusal says about the next try; false if it lets the client try at once. */
const waitIn = (call: Call): Known | false => {
  const retry = retryIn(call);
  return retry && { ...retry, what: whatOf(call), whole: wholeOf(call) };
};

const whatOf = (call: Call): string => `${call.method} ${resourceOf(call.path)}`;

const wholeOf = ({ path, request }: Call): string => digestOf(`${path} ${textOf(request)}`);

/** Whether a call is for the same thing. */
const isLike = (call: Call, { what }: Known): boolean => whatOf(call) === what;

const isRightRetry = (call: Call, known: Known): boolean =>
  isLike(call, known) &&
  wholeOf(call) === known['whole'] &&
  isSuccess(call) &&
  hasWaited(call, known);

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
    say: 'The same request is the next one like it, waits as long as that, and succeeds.',
    on: 'any',
    is: isRightRetry,
    about: isLike,
  },
);

export const slowsDown = sequence(
  {
    say: '`GET /testing/users` gets 429 by chance.',
    on: ['listTestUsers'],
    is: (call) => call.problem === 'rate-limited' && waitIn(call),
  },
  {
    say: 'The next `GET /testing/users` waits as long as that, and gets 200.',
    on: ['listTestUsers'],
    is: isRightRetry,
    about: isLike,
    waits: true,
  },
);

const earliest = 200;
const latest = 8000;

export const ownTimeout = ofAnyEndpoint({
  say: 'The client gives up a request that a script holds up, before a response, between 0.2 and 8 seconds.',
  is: ({ chance, ending, status, milliseconds }) =>
    chance?.includes('rule=') === true &&
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
