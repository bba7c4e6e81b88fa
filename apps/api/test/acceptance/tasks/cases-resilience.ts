import { isbnOf } from '@sparring/contracts/isbn';
import { newBook } from '../test-books.ts';
import { get, script as scriptAt } from './cases-first-day.ts';
import { newNumber, type Case, type DeedStep } from './test-doer.ts';

export const script = (method: string, ...outcomes: readonly object[]): DeedStep =>
  scriptAt(method, '/books', ...outcomes);

export const set =
  (settings: object): DeedStep =>
  ({ send }) =>
    send('PATCH', '/workspace', { body: settings });

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

export const times = (count: number, step: DeedStep): readonly DeedStep[] =>
  Array.from({ length: count }, () => step);

const events =
  (after?: string): DeedStep =>
  ({ readPart }) =>
    readPart('/labs/events?count=5&every=0&cut=2', after === undefined ? {} : { after });

const randomly = get('/testing/random500');
export const users = get('/testing/users');

export const resilience: readonly Case[] = [
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
    forged: [
      [({ readPart }) => readPart('/testing/latency-simulation?delay=3', { patience: 600 })],
      [script('GET', { kind: 'reset' }), ({ readPart }) => readPart('/books', { patience: 600 })],
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
    forged: [
      [newKey, addWithKey(), addWithKey(), listOwn],
      [
        newKey,
        script('POST', { kind: 'reset', when: 'before' }),
        addWithKey(),
        addWithKey(),
        listOwn,
      ],
    ],
  },
  {
    task: 'replay',
    deed: [set({ seed: 7 }), ...times(5, randomly), set({ seed: 7 }), ...times(5, randomly)],
    almost: [set({ seed: 7 }), ...times(4, randomly), set({ seed: 7 }), ...times(4, randomly)],
    forged: ['never', 'always'].map((chance) => [
      set({ chance, seed: 7 }),
      ...times(5, randomly),
      set({ seed: 7 }),
      ...times(5, randomly),
    ]) as [DeedStep[], DeedStep[]],
  },
  {
    task: 'go-on-where-it-broke',
    deed: [events(), events('2'), events('4'), events('5')],
    almost: [events(), events('1'), events('2'), events('4'), events('5')],
    forged: [
      [
        events(),
        ({ readPart }) => readPart('/labs/events?count=3', { after: '2' }),
        ({ readPart }) => readPart('/labs/events?count=3', { after: '3' }),
      ],
      [events(), events('5')],
    ],
  },
];
