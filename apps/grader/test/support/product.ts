import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  InstanceError,
  type Instance,
  type InstanceOptions,
  type StartInstance,
} from '../../src/instance/instance.ts';
import type { Book } from '../../src/book/book.ts';

const entry = (id: string, more: Partial<Book['defects'][number]>): Book['defects'][number] => ({
  id,
  area: 'sums',
  rule: 'SUMS-01',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/grader/test/support/product.ts',
  from: 'a + b',
  to: 'a - b',
  seen: 'A sum is wrong.',
  hints: ['Look at the sums.', 'Rule SUMS-01.', 'Add two equal numbers.'],
  check: 'async () => {}',
  ...more,
});

/** A product of two pages that starts at once: a greeting, and sums, which a redesign moves from /sum to /add. */
export const testBook: Book = {
  defects: [
    entry('goodbye', { area: 'door', rule: 'DOOR-01', technique: 'contract' }),
    entry('equal-sums', { level: 'sneaky', technique: 'duplicates' }),
    entry('open-cellar', { area: 'cellar', rule: 'CELLAR-01', technique: 'security' }),
    entry('adds-twice', { level: 'medium' }),
  ],
  decoys: [],
  changes: [
    { id: 'longer', text: 'Every page has a comment at its end.', catches: 'compares bytes' },
    { id: 'louder', text: 'Every answer has one more header.', catches: 'counts headers' },
    { id: 'airier', text: 'Every page ends in a new line.', catches: 'compares bytes' },
    { id: 'again', text: 'The tests run twice.', catches: 'leaves data behind', isTwice: true },
  ],
  ruleText: (rule) => (rule === 'SUMS-01' ? 'A sum is the sum of both numbers.' : undefined),
};

/** The same product with each defect in a file of its own, so that a run can have several, and without harmless changes. */
export const apart: Book = {
  ...testBook,
  defects: testBook.defects.map((one) => ({ ...one, file: `apps/${one.id}.ts` })),
  changes: [],
};

/** The product with rooms that no suite of the tests enters. */
export const withAttics = (count: number): Book => ({
  ...testBook,
  defects: [
    ...testBook.defects,
    ...Array.from({ length: count }, (_, at) =>
      entry(`attic-${at + 1}`, { area: 'attic', rule: `ATTIC-0${at + 1}` }),
    ),
  ],
});

/** Two decoys in each of the areas where tests go. */
export const withDecoys = (book: Book): Book => ({
  ...book,
  decoys: ['door', 'sums'].flatMap((area) =>
    [1, 2].map((at) => ({ id: `${area}-decoy-${at}`, area, file: `apps/${area}-${at}.ts` })),
  ),
});

/** What else may be wrong with an instance of the tests. */
export interface Mishaps {
  /** In the instance of this defect a request is never answered. */
  readonly silent?: string;
  /** The instance of this defect ends at its first request. */
  readonly dying?: string;
  /** The instance of this defect ends when it is asked what was reached. */
  readonly mute?: string;
  /** Every answer says in a header what is in the instance. */
  readonly isTelling?: boolean;
}

interface Notes {
  requests: number;
  readonly reached: Set<string>;
  readonly different: Set<string>;
  readonly visits: Map<string, string>;
}

const answer = (
  url: URL,
  notes: Notes,
  { defects = [], redesign }: Pick<InstanceOptions, 'defects' | 'redesign'>,
): string => {
  const differs = (id: string, isDifferent: boolean) => {
    if (!notes.reached.has(id)) notes.visits.set(id, `GET ${url.pathname}${url.search}`);
    notes.reached.add(id);
    if (isDifferent) notes.different.add(id);
    return defects.includes(id) && isDifferent;
  };
  if (url.pathname === '/')
    return `${differs('goodbye', true) ? 'Goodbye' : 'Hello'}${redesign ? ` "redesign":"${redesign}"` : ''}`;
  if (url.pathname === '/cellar') return differs('open-cellar', true) ? 'wine' : 'locked';
  if (url.pathname === (redesign === undefined ? '/add' : '/sum')) return 'There is no such page.';
  const [a, b] = [Number(url.searchParams.get('a')), Number(url.searchParams.get('b'))];
  if (differs('equal-sums', a === b)) return String(a);
  return String(differs('adds-twice', true) ? a + b + b : a + b);
};

export const testInstance =
  ({ silent, dying, mute, isTelling }: Mishaps = {}): StartInstance =>
  async ({
    redesign,
    defects = [],
    changes = [],
    webPort,
    apiPort,
  }: InstanceOptions): Promise<Instance> => {
    const notes: Notes = {
      requests: 0,
      reached: new Set(),
      different: new Set(),
      visits: new Map(),
    };
    const noPages = { loaded: new Set<string>(), heard: new Set<string>() };
    const death = Promise.withResolvers<string>();
    const stop = async () => {
      await Promise.all(servers.map(close));
    };
    const listener: RequestListener = (request, response) => {
      notes.requests++;
      if (silent !== undefined && defects.includes(silent)) return;
      if (dying !== undefined && defects.includes(dying)) {
        death.resolve('The instance ended (exit code 7).');
        void stop();
        return;
      }
      const inside = { defects, ...(redesign !== undefined && { redesign }) };
      const text = answer(new URL(request.url ?? '/', 'http://instance'), notes, inside);
      if (isTelling) response.setHeader('X-Inside', defects.join() || 'nothing');
      if (changes.includes('louder')) response.setHeader('X-Louder', 'yes');
      const endings: Record<string, string> = { longer: '<!-- longer -->', airier: '\n' };
      const end = () => response.end(text + changes.map((id) => endings[id] ?? '').join(''));
      if (changes.includes('later')) setTimeout(end, 60);
      else end();
    };
    const servers = await Promise.all([webPort, apiPort].map((port) => listen(listener, port)));
    const [webUrl = '', apiUrl = ''] = servers.map(urlOf);
    return {
      webUrl,
      apiUrl,
      pid: process.pid,
      reached: async () => {
        if (mute !== undefined && defects.includes(mute))
          throw new InstanceError('The instance ended (exit code 7).');
        return { ...notes, seen: notes.different, ...noPages };
      },
      stop,
      died: death.promise,
    };
  };

const listen = async (listener: RequestListener, port: number): Promise<Server> => {
  const server = createServer(listener).listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    throw new InstanceError(`Port ${port} is taken.`);
  }
  return server;
};

const urlOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const close = async (server: Server): Promise<void> => {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
};
