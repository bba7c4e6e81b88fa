import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { api } from '@sparring/contracts/api';
import { grant, sampleAccount } from '@sparring/contracts/auth';
import type { Endpoint } from '@sparring/contracts/endpoint';
import type { JsonReply, Reply } from '@sparring/contracts/reply';
import { tokenPlaceholder } from '@sparring/contracts/print/request';
import { languages } from '@sparring/contracts/print/samples';
import { expect, test } from '../test.ts';
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

const ofKind = (kind: Reply['kind']) => cases.filter(({ reply }) => reply?.kind === kind);

for (const { title, language, status, reply } of ofKind('json')) {
  test(`runs ${title} and gets the documented answer [DOC-04]`, async ({ request }, info) => {
    const login = await request.post(`${copied.base}/auth`, { data: sampleAccount });
    const { token } = grant.parse(await login.json());
    const sample = copied.samples.get(title)?.replace(tokenPlaceholder, token);
    const printed = await runSample(language, sample, info.outputDir);
    const answer = readOutput(printed);
    expect(answer.status).toBe(status);
    expect((reply as JsonReply).body.safeParse(JSON.parse(answer.body)).error).toBeUndefined();
  });
}

for (const { title, language, endpoint, status } of ofKind('file')) {
  test(`runs ${title} and saves the file`, async ({ request }, info) => {
    const original = await request.get(copied.base + endpoint.path);
    const printed = await runSample(language, copied.samples.get(title), info.outputDir);
    expect(readOutput(printed).status).toBe(status);
    const saved = await readFile(join(info.outputDir, basename(endpoint.path)));
    expect(saved.equals(await original.body())).toBe(true);
  });
}
