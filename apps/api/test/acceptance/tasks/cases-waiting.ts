import { get, head, script as scriptAt } from './cases-first-day.ts';
import { script, set, times } from './cases-resilience.ts';
import { waitFor, type Case, type DeedStep } from './test-doer.ts';

const wait =
  (seconds: number): DeedStep =>
  () =>
    waitFor(seconds);

const users = get('/testing/users');

const refused = script('GET', { kind: 'status', status: 503, retry_after: 1 });

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

export const waiting: readonly Case[] = [
  {
    task: 'retry-after-503',
    deed: [refused, get('/books'), wait(1), get('/books')],
    almost: [refused, get('/books'), get('/books'), wait(1), get('/books')],
    forged: [
      [set({ now: '2030-01-01T00:00:00.900Z' }), refused, get('/books'), wait(0.2), get('/books')],
      [refused, get('/books'), wait(1), get('/books?page=2'), head('/books')],
    ],
  },
  {
    task: 'slow-down',
    deed: [set({ chance: 'always' }), users, set({ chance: 'never' }), wait(1), users],
    almost: [set({ chance: 'always' }), users, set({ chance: 'never' }), users, wait(1), users],
    forged: [
      [
        set({ chance: 'never' }),
        scriptAt('GET', '/testing/users', { kind: 'status', status: 429, retry_after: 1 }),
        users,
        wait(1),
        users,
      ],
      [
        set({ chance: 'never' }),
        ({ send }) =>
          send('PUT', '/workspace/limit', { body: { kind: 'fixed-window', limit: 1, window: 1 } }),
        users,
        users,
        wait(1),
        users,
      ],
    ],
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
    forged: [
      [
        set({ chance: 'never', now: '2030-01-01T00:00:00.000Z' }),
        startJob,
        set({ advance: 'PT9S' }),
        poll,
        set({ advance: 'PT7S' }),
        poll,
        result,
      ],
      [
        set({ chance: 'never' }),
        startJob,
        set({ advance: 'PT16S' }),
        ({ send }, { job }) => send('HEAD', job!),
        poll,
        result,
      ],
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
    forged: [
      [
        limitOfFive,
        ...times(5, get('/ping')),
        get('/ping'),
        ({ send }) => send('DELETE', '/workspace/limit'),
        wait(1),
        get('/ping'),
      ],
      [
        set({ now: '2030-01-01T00:00:00.900Z' }),
        ({ send }) =>
          send('PUT', '/workspace/limit', { body: { kind: 'token-bucket', limit: 5, window: 1 } }),
        ...times(5, get('/ping')),
        get('/ping'),
        wait(0.25),
        get('/ping'),
      ],
    ],
    deed: [limitOfFive, ...times(5, get('/ping')), waitAsTold, untilTold, get('/ping')],
    almost: [limitOfFive, ...times(6, get('/ping')), waitAsTold, untilTold, get('/ping')],
  },
];
