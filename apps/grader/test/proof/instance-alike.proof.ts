import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { type ChangeId, harmlessChanges } from '@sparring/defects/changes';
import { freePort } from '@sparring/serving/free-port';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyPath } from '@sparring/web/known-paths';
import { graded } from '../../src/graded/folder.ts';
import { readPack } from '../../src/graded/pack.ts';
import type { InstanceOptions } from '../../src/instance/instance.ts';
import { startInstance } from '../../src/instance/start-instance.ts';

const workspace = '/w/alike/v1/practice';
const ofApi = [
  '/docs',
  '/openapi.json',
  '/items',
  '/healthz',
  '/v1/practice/books',
  '/v1/practice/nothing',
  ...[
    '/ping',
    '/books?limit=3&page=2',
    '/books?limit=10&page=3',
    '/books?limit=0',
    '/books?min_price=29.99&sort=price',
    `/books/${exampleBook.id}`,
    '/labs/graphql?query={books{total}}',
    '/labs/lines?count=3&interval=0',
    '/labs/books.csv',
    '/workspace/limit',
  ].map((path) => workspace + path),
];
const files = [...(await readPack(graded.pack)).files.keys()];
const paths = { page: [...everyPath, '/no-such-page'], file: files, api: ofApi };
type Kind = keyof typeof paths;
const isKind = (name: string): name is Kind => name in paths;

/** What differs from one request to the next, in every instance. */
const volatile: readonly (readonly [RegExp, string])[] = [
  [/"rounds":\[(?:\d{1,16},){31}\d{1,16}\]/, '"rounds":…'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '…uuid…'],
  [/\b20\d\d-\d\d-\d\dT[\d:.]+Z\b/g, '…time…'],
];
const steady = (text: string): string =>
  volatile.reduce((last, [from, to]) => last.replace(from, to), text);

interface Answer {
  /** Of a page its tag and its length contain or follow from the number that is drawn for it. */
  readonly head: string;
  readonly body: string;
}

const answerOf = async (url: string, kind: Kind): Promise<Answer> => {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' }, redirect: 'manual' });
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  const sent = headers.map(([name, value]) =>
    kind !== 'api' && /etag|content-length/.test(name) ? name : `${name}: ${value}`,
  );
  const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return { head: steady([answer.status, ...sent].join('\n')), body: steady(body) };
};

interface Sent {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly process: readonly string[];
}

/** Every instance answers at these, one after the other, as in a card. */
const ports = { webPort: await freePort(), apiPort: await freePort() };

const processOf = (pid: number): readonly string[] => [
  readFileSync(`/proc/${pid}/cmdline`, 'latin1'),
  readFileSync(`/proc/${pid}/environ`, 'latin1'),
  readFileSync(`/proc/${pid}/comm`, 'latin1'),
  execFileSync('ps', ['eww', '-o', 'args=,comm=,user=,ni=', '-p', String(pid)]).toString(),
];

const sentBy = async (options: Partial<InstanceOptions>): Promise<Sent> => {
  const { webUrl, pid, stop } = await startInstance({ ...ports, ...options });
  try {
    const answers = Object.entries(paths).flatMap(([name, all]) =>
      isKind(name)
        ? all.map(async (path) => [path, await answerOf(webUrl + path, name)] as const)
        : [],
    );
    return { answers: new Map(await Promise.all(answers)), process: processOf(pid) };
  } finally {
    await stop();
  }
};

const differing = (part: keyof Answer, one: Sent, other: Sent): readonly string[] =>
  [...one.answers]
    .filter(([path, answer]) => other.answers.get(path)?.[part] !== answer[part])
    .map(([path]) => path);

const styles = files.filter((path) => path.endsWith('.css'));
const pages = paths.page;

/** Where a change shows: in pages, in styles, in answers of the API, or in nothing that is sent. */
const shownIn: Readonly<Record<ChangeId, readonly string[]>> = {
  later: [],
  'chunks-in-another-order': [],
  'other-shapes': ofApi,
  'other-json': ofApi,
  'more-headers': ofApi,
  'other-words': ofApi,
  'full-workspace': ofApi,
  'class-names': styles,
  wrappers: styles,
  'text-in-pieces': [],
  'other-tags': [],
  'dark-and-still': [...styles, ...pages],
  'banner-and-leads': pages,
};

/** Of the pages, whose code is the same in every instance; and of the API, with the answers that are wrong. */
const defects: Readonly<Record<string, readonly string[]>> = {
  'search-by-beginning': [],
  'removes-every-copy': [],
  'badge-of-nothing': [],
  'day-too-early': [],
  'any-password': [],
  'done-too-early': [],
  'last-page-too-far': ofApi,
  'twenty-by-default': ofApi,
  'min-price-exclusive': [`${workspace}/books?min_price=29.99&sort=price`],
  'hundred-refused': ofApi,
};

const variants: readonly (readonly [string, Partial<InstanceOptions>, readonly string[]])[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((turn) => [`the original, turn ${turn}`, {}, []] as const),
  ...harmlessChanges.map(({ id }) => [id, { changes: [id] }, shownIn[id]] as const),
  ...Object.entries(defects).map(
    ([defect, shown]) => [defect, { defects: [defect] }, shown] as const,
  ),
  ['six defects of pages together', { defects: Object.keys(defects).slice(0, 6) }, []],
];

describe.runIf(process.platform === 'linux')('of thirty instances at one address', () => {
  let first: Sent;
  beforeAll(async () => {
    await sentBy({});
    first = await sentBy({});
  }, 60_000);

  test('a suite cannot open an inspector in an instance: it has no thread that waits for SIGUSR1 [CORNER-01]', async () => {
    const { pid, stop } = await startInstance(ports);
    const threads = readdirSync(`/proc/${pid}/task`).map((id) =>
      readFileSync(`/proc/${pid}/task/${id}/comm`, 'utf8').trim(),
    );
    await stop();
    expect(threads).toContain('V8Worker');
    expect(threads).not.toContain('SignalInspector');
  });

  test.each(variants)(
    '%s sends and shows the same, but for what the change is about [CORNER-01]',
    async (_, options, shown) => {
      const other = await sentBy(options);
      expect([...other.answers.keys()]).toEqual([...first.answers.keys()]);
      const bodies = differing('body', first, other);
      const heads = differing('head', first, other);
      expect(bodies.filter((path) => !shown.includes(path))).toEqual([]);
      expect(heads.filter((path) => !(shown.includes(path) && ofApi.includes(path)))).toEqual([]);
      expect(bodies.length + heads.length > 0).toBe(shown.length > 0);
      expect(other.process).toEqual(first.process);
    },
    60_000,
  );
});
