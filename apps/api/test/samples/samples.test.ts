import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { api } from '@sparring/contracts/api';
import { securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import { exampleRequest } from '@sparring/contracts/print/request';
import { answeredBy, languages, sample } from '@sparring/contracts/print/samples';
import type { JsonReply } from '@sparring/contracts/reply';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { download, newWorkspace, origin } from '../acceptance/test-client.ts';
import { openLanguages, readOutput } from './test-languages.ts';
import { withSecrets } from './test-secrets.ts';

/** What `e2e/reference/samples.spec.ts` finds on the page, here run against the API. */
const workspace = newWorkspace();
let opened: Awaited<ReturnType<typeof openLanguages>>;
let scratch: string;

beforeAll(async () => {
  opened = await openLanguages();
  scratch = await mkdtemp(join(tmpdir(), 'sparring-samples-'));
}, 300_000);

afterAll(async () => {
  opened.stop();
  await rm(scratch, { recursive: true });
});

/** With the seed data each sample works as documented, and with chance set to never none fails at random. */
beforeEach(async () => {
  await workspace.send('POST', '/workspace/reset');
  await workspace.send('PATCH', '/workspace', { body: { chance: 'never' } });
});

const cases = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .flatMap((endpoint) => languages.map((language) => ({ endpoint, language })))
  .map(({ endpoint, language }) => ({
    title: `${endpoint.method} - ${endpoint.title} in ${language}`,
    language,
    endpoint,
    status: Number(Object.keys(endpoint.replies)[0]),
    reply: Object.values(endpoint.replies)[0],
  }));

type Case = (typeof cases)[number];
const isOf =
  (...kinds: readonly string[]) =>
  ({ reply }: Case) =>
    kinds.includes(reply?.kind ?? '');

/** Runs the program of the page in a folder of its own, and resolves with its status and the body. */
const run = async ({ endpoint, language, reply }: Case) => {
  const { headers, ...request } = exampleRequest(endpoint, origin + workspace.base);
  const { 'X-Workspace': _, ...others } = headers;
  const text = sample(language, { ...request, headers: others }, answeredBy(reply)) ?? '';
  const folder = await mkdtemp(join(scratch, 'sample-'));
  const printed = await opened.run[language](await withSecrets(workspace, text), folder);
  return { ...readOutput(printed), folder };
};

/** The sample shows a placeholder for what a client computes for each request. curl computes Digest itself. */
const isComputed = ({ endpoint, language }: Case) => {
  const { scheme } = securityOf(endpoint);
  if (scheme === 'digest') return language !== 'cURL';
  return scheme === 'signature' || scheme === 'totp';
};

test.for(cases.filter(isComputed))(
  'runs $title without computed credentials and gets 401',
  async (each) => {
    expect((await run(each)).status).toBe(401);
  },
);

test.for(cases.filter(isOf('page', 'empty')))(
  'runs $title and gets the documented status',
  async (each) => {
    expect((await run(each)).status).toBe(each.status);
  },
);

test.for(cases.filter(isOf('json')).filter((each) => !isComputed(each)))(
  'runs $title and gets the documented answer [DOC-04]',
  async (each) => {
    const answer = await run(each);
    expect(answer.status).toBe(each.status);
    const { body } = each.reply as JsonReply;
    expect(body.safeParse(JSON.parse(answer.body)).error).toBeUndefined();
  },
);

test.for(cases.filter(isOf('file', 'text')))('runs $title and saves the file', async (each) => {
  const { url, headers } = exampleRequest(each.endpoint, workspace.base);
  const sent = await withSecrets(workspace, JSON.stringify(headers));
  const { bytes } = await download(url, JSON.parse(sent) as Record<string, string>);
  const { status, folder } = await run(each);
  expect(status).toBe(each.status);
  const saved = await readFile(join(folder, basename(each.endpoint.path)));
  expect(saved.equals(bytes)).toBe(true);
});
