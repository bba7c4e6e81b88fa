import { isbnOf } from '@sparring/contracts/isbn';
import { newBook } from '../test-books.ts';
import { get } from './cases-first-day.ts';
import { newNumber, waitFor, type Case, type DeedStep } from './test-doer.ts';

const script =
  (method: string, ...outcomes: readonly object[]): DeedStep =>
  ({ send }) =>
    send('PUT', '/workspace/faults', { body: { rules: [{ method, path: '/books', outcomes }] } });

const set =
  (settings: object): DeedStep =>
  ({ send }) =>
    send('PATCH', '/workspace', { body: settings });

const wait =
  (seconds: number): DeedStep =>
  () =>
    waitFor(seconds);

const refused = script('GET', { kind: 'status', status: 503, retry_after: 1 });

const newKey: DeedStep = async (_doer, kept) => {
  kept['isbn'] = isbnOf(newNumber());
};

const addWithKey =
  (suffix = '', changes: object = {}): DeedStep =>
  async ({ name, readPart: _readPart, ...doer }, { isbn }) => {
    const headers = { 'Idempotency-Key': `${isbn}${suffix}` };
    await doer
      .send('POST', '/books', {
        headers,
        body: { ...newBook, isbn, author: `Of ${name}`, ...changes },
      })
      .catch(() => {});
  };

const listOwn: DeedStep = ({ send, name }) => send('GET', `/books?author=Of%20${name}`);

const times = (count: number, step: DeedStep): readonly DeedStep[] =>
  Array.from({ length: count }, () => step);

const startJob: DeedStep = async ({ send }, kept) => {
  const { headers } = await send('POST', '/labs/jobs', { body: { seconds: 15 } });
  kept['job'] = headers.get('Location')?.replace(/^.*(?=\/labs)/, '') ?? '/labs/jobs/1';
};
const poll: DeedStep = ({ send }, { job }) => send('GET', job!);
const result: DeedStep = ({ send }, { job }) => send('GET', `${job}/result`);

/** The first five at once; a new token comes every second. */
/* While the clock stands, no request comes back however slow this machine is. */
const limitOfFive: DeedStep = async ({ send }) => {
  await send('PATCH', '/workspace', { body: { clock: 'frozen' } });
  await send('PUT', '/workspace/limit', { body: { kind: 'token-bucket', limit: 5, window: 5 } });
};

const waitAsTold: DeedStep = async ({ send }, kept) => {
  const { headers } = await send('GET', '/ping');
  kept['wait'] = headers.get('Retry-After') ?? '0';
  await send('PATCH', '/workspace', { body: { clock: 'running' } });
};
const untilTold: DeedStep = (_doer, { wait: seconds }) => waitFor(Number(seconds));

const events =
  (after?: string): DeedStep =>
  ({ readPart }) =>
    readPart('/labs/events?count=5&every=0&cut=2', after === undefined ? {} : { after });

const randomly = get('/testing/random500');
const users = get('/testing/users');

export const resilience: readonly Case[] = [
  {
    task: 'retry-after-503',
    deed: [refused, get('/books'), wait(1), get('/books')],
    almost: [refused, get('/books'), get('/books'), wait(1), get('/books')],
  },
  {
    task: 'slow-down',
    deed: [set({ chance: 'always' }), users, set({ chance: 'never' }), wait(1), users],
    almost: [set({ chance: 'always' }), users, set({ chance: 'never' }), users, wait(1), users],
  },
  {
    task: 'own-timeout',
    deed: [
      script('GET', { kind: 'hang' }),
      ({ readPart }) => readPart('/books', { patience: 600 }),
    ],
    almost: [
      script('GET', { kind: 'dribble', bytes: 1, milliseconds: 200 }),
      ({ readPart }) => readPart('/books', { patience: 600 }),
    ],
  },
  {
    task: 'lost-answer',
    deed: [newKey, script('POST', { kind: 'cut' }), addWithKey(), addWithKey(), listOwn],
    almost: [
      newKey,
      script('POST', { kind: 'cut' }),
      addWithKey(),
      addWithKey('b'),
      addWithKey('', { stock: 1 }),
      listOwn,
    ],
  },
  {
    task: 'replay',
    deed: [set({ seed: 7 }), ...times(5, randomly), set({ seed: 7 }), ...times(5, randomly)],
    almost: [set({ seed: 7 }), ...times(4, randomly), set({ seed: 7 }), ...times(4, randomly)],
  },
  {
    task: 'poll-politely',
    deed: [
      set({ chance: 'never' }),
      startJob,
      set({ advance: 'PT10S' }),
      poll,
      set({ advance: 'PT6S' }),
      poll,
      result,
    ],
    almost: [
      set({ chance: 'never' }),
      startJob,
      poll,
      set({ advance: 'PT10S' }),
      poll,
      set({ advance: 'PT6S' }),
      poll,
      result,
    ],
  },
  {
    task: 'the-fifth-and-sixth',
    deed: [limitOfFive, ...times(5, get('/ping')), waitAsTold, untilTold, get('/ping')],
    almost: [limitOfFive, ...times(6, get('/ping')), waitAsTold, untilTold, get('/ping')],
  },
  {
    task: 'go-on-where-it-broke',
    deed: [events(), events('2'), events('4'), events('5')],
    almost: [events(), events('1'), events('2'), events('4'), events('5')],
  },
];
