import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleRequest } from '@sparring/contracts/print/request';
import { answeredBy, languages, sample } from '@sparring/contracts/print/samples';
import { expect, test } from '../test.ts';
import { copySamples } from './copy-samples.ts';

/** The sample that the tests of the API run: the documented example in the workspace of the page. */
const sampleOf = (endpoint: Endpoint, language: (typeof languages)[number], base: string) => {
  const { headers, ...request } = exampleRequest(endpoint, base);
  const { 'X-Workspace': _, ...others } = headers;
  return sample(
    language,
    { ...request, headers: others },
    answeredBy(Object.values(endpoint.replies)[0]),
  );
};

test('shows the samples that the tests of the API run, in every language [DOC-04]', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { base, samples } = await copySamples(browser, `${baseURL}/api/documentation`);
  const endpoints = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));
  for (const endpoint of endpoints) {
    for (const language of languages) {
      const title = `${endpoint.method} - ${endpoint.title} in ${language}`;
      const printed = sampleOf(endpoint, language, base);
      if (printed) expect.soft(samples.get(title), title).toBe(printed);
    }
  }
  expect(samples.size).toBeGreaterThan(200);
});
