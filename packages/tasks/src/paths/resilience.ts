import type { Path } from '../task.ts';
import { gate } from './gates.ts';
import { replay } from '../proofs/replay.ts';
import { resumedStream } from './streams.ts';
import { ownTimeout, retriesAfter503, slowsDown, staysWithinLimit } from './waiting.ts';
import { lostAnswer } from './lost-answer.ts';
import { pollsPolitely } from './polling.ts';

export const resilience: Path<'resilience'> = {
  syllabus: { ctfl: [], tae: [4, 7] },
  tasks: {
    'retry-after-503': {
      title: 'Try again after a 503',
      text: 'Script a 503 with `retry_after` of at least 1. Your client waits as long as the response says, sends the same request again, and succeeds.',
      kind: 'seen',
      points: 3,
      minutes: 15,
      rules: ['FAULT-06', 'FAULT-12'],
      hints: [
        '`PUT /workspace/faults` scripts what goes wrong. Which header of the 503 says when to try again?',
        'Read the seconds in `Retry-After`, and wait that long. A fixed pause is too short or too long.',
        'Script `{"kind": "status", "status": 503, "retry_after": 1}` for `GET /books`; then read the list, wait 1 second, read it again.',
      ],
      proof: retriesAfter503,
    },
    'slow-down': {
      title: 'Slow down',
      text: 'Get a 429 from `GET /testing/users`, wait as long as it says, and get the users with the next request.',
      kind: 'seen',
      points: 2,
      minutes: 8,
      rules: ['CHANCE-02', 'CHANCE-03'],
      hints: [
        'One request in five is refused. What does the refusal say beside its status?',
        'Wait for the seconds in `Retry-After` before the next request to this endpoint.',
        'Loop until 429, wait 1 second, send once more. It can be refused again: then wait again.',
      ],
      proof: slowsDown,
    },
    'own-timeout': {
      title: 'A timeout of your own',
      text: 'Script a `hang` or a long delay, and let your client give up by itself: after 0.2 seconds at the earliest, after 8 at the latest.',
      kind: 'seen',
      points: 2,
      minutes: 10,
      rules: ['FAULT-07'],
      hints: [
        'How long does your client wait if no response comes? Many wait forever.',
        'Each client has an option: `timeout`, `--max-time`, `AbortSignal.timeout`.',
        'Script `{"kind": "hang"}` for `GET /books`, then `curl --max-time 2 <base URL>/books`.',
      ],
      proof: ownTimeout,
    },
    'lost-answer': {
      title: 'The lost response',
      text: 'Add a book with an `Idempotency-Key` while a fault breaks the response off. Send the same again with the same key, and see in the list that there is one book.',
      kind: 'seen',
      points: 4,
      minutes: 20,
      rules: ['REPEAT-01', 'REPEAT-02'],
      hints: [
        'The book was stored, but you do not know it. How can you ask again without a second book?',
        'Script `{"kind": "cut"}` for `POST /books`. The same key makes it the same request.',
        'Send `POST /books` with `Idempotency-Key: a1`, once more with the same key and body, then `GET /books?author=<your author>`.',
      ],
      proof: lostAnswer,
    },
    replay: {
      title: 'The same chance again',
      text: 'Set a seed and send five random requests. Set the same seed again, send the same requests, and get the same outcomes.',
      kind: 'seen',
      points: 2,
      minutes: 10,
      rules: ['CHANCE-04', 'CHANCE-05'],
      hints: [
        'Where does a response say what chance has decided?',
        '`PATCH /workspace` sets the seed. `X-Chance` of each response has the seed, the step and the outcome.',
        '`PATCH /workspace` with `{"seed": 7}`, five times `GET /testing/random500`, and both again.',
      ],
      proof: replay([
        'After a seed is set, five responses have `X-Chance`, not all with the same outcome.',
        'After the same seed is set again, the next five have the same ones.',
      ]),
    },
    'poll-politely': {
      title: 'Poll politely',
      text: 'Start a job, poll it at least twice, never earlier than `Retry-After` says, and follow the redirect to its result.',
      kind: 'seen',
      points: 4,
      minutes: 20,
      rules: ['JOB-02', 'JOB-05'],
      hints: [
        'Where does the response say where the job is, and when to ask for it?',
        'Wait for the seconds in `Retry-After` before each poll of the address in `Location`.',
        'Start one with `{"seconds": 12}`: polls after 10 and 12 seconds. One job in five fails by chance; start another one then.',
      ],
      proof: pollsPolitely,
    },
    'the-fifth-and-sixth': {
      title: 'The fifth and the sixth',
      text: 'Set a limit of 5 requests. Five requests succeed, the sixth gets 429; wait as long as it says, and the next one succeeds.',
      kind: 'seen',
      points: 3,
      minutes: 12,
      rules: ['LIMIT-01', 'LIMIT-02'],
      hints: [
        '`PUT /workspace/limit` sets a limit, and restarts the count.',
        'The last request that is allowed and the first one that is not: count them. `Retry-After` says how long to wait.',
        'Set `{"kind": "fixed-window", "limit": 5, "window": 5}`, then send `GET /ping` six times, wait, and once more.',
      ],
      proof: staysWithinLimit,
    },
    'go-on-where-it-broke': {
      title: 'Go on where it broke',
      text: 'Read `GET /labs/events` with `cut`. Each time the stream breaks off, go on with the id of the last whole event, until the API says that there is no more.',
      kind: 'seen',
      points: 4,
      minutes: 20,
      rules: ['STREAM-04', 'STREAM-05', 'STREAM-07'],
      hints: [
        'Each event has an id. Which of them is the last one that you have received as a whole?',
        'Send it in the header `Last-Event-ID`. 204 means that you have everything.',
        '`GET /labs/events?count=5&every=0&cut=2`, then the same with `Last-Event-ID: 2`, with 4, and with 5.',
      ],
      proof: resumedStream,
    },
    'gate-resilience': {
      title: 'Gate: tests of failures',
      text: 'Let the grader grade your suite: it finds three defects or more of the areas `faults`, `idempotency` and `behavior`, and no harmless change makes it fail.',
      kind: 'graded',
      points: 6,
      minutes: 40,
      rules: ['FAULT-06', 'REPEAT-01'],
      hints: [
        'What must hold after something has failed? Look at the state, not only at the status.',
        'The option `--only faults,idempotency,behavior` makes a card of these areas.',
        'Count the books after a repeated request, and compare each header of a refusal.',
      ],
      proof: gate({
        areas: ['faults', 'idempotency', 'behavior'],
        in: '`faults`, `idempotency` and `behavior`',
        found: 3,
      }),
    },
  },
};
