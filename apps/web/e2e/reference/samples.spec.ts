import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { api } from '@sparring/contracts/api';
import { securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import type { JsonReply } from '@sparring/contracts/reply';
import { languages } from '@sparring/contracts/print/samples';
import { expect, test } from '../test.ts';
import { withSecrets } from './sample-secrets.ts';
import { type Copied, copySamples } from './copy-samples.ts';
import { prepareLanguages, readOutput, runSample } from './languages.ts';

/** One worker: the tools are prepared and the samples copied once. */
test.describe.configure({ mode: 'default' });

let copied: Copied;

test.beforeAll(async ({ browser, baseURL }, info) => {
  info.setTimeout(300_000);
  await prepareLanguages();
  copied = await copySamples(browser, `${baseURL}/api/documentation`);
});

/** With the seed data each sample works as documented, and with chance set to never none fails at random. */
test.beforeEach(async ({ request }) => {
  await request.post(`${copied.base}/workspace/reset`);
  await request.patch(`${copied.base}/workspace`, { data: { chance: 'never' } });
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

/** The sample shows a placeholder for what a client computes for each request. curl computes Digest itself. */
const isComputed = ({ endpoint, language }: Case) => {
  const { scheme } = securityOf(endpoint);
  if (scheme === 'digest') return language !== 'cURL';
  return scheme === 'signature' || scheme === 'totp';
};

for (const each of cases.filter(isComputed)) {
  test(`runs ${each.title} without computed credentials and gets 401`, async ({
    request,
  }, info) => {
    const sample = await withSecrets(request, copied.base, copied.samples.get(each.title));
    const printed = await runSample(each.language, sample, info.outputDir);
    expect(readOutput(printed).status).toBe(401);
  });
}

for (const each of cases.filter(isOf('page', 'empty'))) {
  test(`runs ${each.title} and gets the documented status`, async ({ request }, info) => {
    const sample = await withSecrets(request, copied.base, copied.samples.get(each.title));
    const printed = await runSample(each.language, sample, info.outputDir);
    expect(readOutput(printed).status).toBe(each.status);
  });
}

const answered = cases.filter(isOf('json')).filter((each) => !isComputed(each));

for (const { title, language, status, reply } of answered) {
  test(`runs ${title} and gets the documented answer [DOC-04]`, async ({ request }, info) => {
    const sample = await withSecrets(request, copied.base, copied.samples.get(title));
    const printed = await runSample(language, sample, info.outputDir);
    const answer = readOutput(printed);
    expect(answer.status).toBe(status);
    expect((reply as JsonReply).body.safeParse(JSON.parse(answer.body)).error).toBeUndefined();
  });
}

for (const { title, language, endpoint, status } of cases.filter(isOf('file', 'text'))) {
  test(`runs ${title} and saves the file`, async ({ request }, info) => {
    const original = await request.get(copied.base + endpoint.path);
    const printed = await runSample(language, copied.samples.get(title), info.outputDir);
    expect(readOutput(printed).status).toBe(status);
    const saved = await readFile(join(info.outputDir, basename(endpoint.path)));
    expect(saved.equals(await original.body())).toBe(true);
  });
}
