import type { RecordedRequest } from '@sparring/contracts/recorded-request';

/** Kinds of clients by their User-Agent, the most exact first. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/playwright/i, 'Playwright'],
  [/postman/i, 'Postman'],
  [/insomnia/i, 'Insomnia'],
  [/bruno/i, 'Bruno'],
  [/cypress/i, 'Cypress'],
  [/k6\//i, 'k6'],
  [/curl\//i, 'curl'],
  [/powershell/i, 'PowerShell'],
  [/python|aiohttp|httpx/i, 'Python'],
  [/rest-?assured|apache-httpclient|java|okhttp/i, 'Java'],
  [/go-http-client/i, 'Go'],
  [/ruby|faraday/i, 'Ruby'],
  [/restsharp|\.net/i, '.NET'],
  [/node|undici|axios|got\b/i, 'Node.js'],
  [/headless/i, 'automated browser'],
  [/mozilla\//i, 'browser'],
];

/** The kind of client that a request comes from. */
export const toolOf = (userAgent: string | undefined): string =>
  kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other';

export const toolIn = ({ request: { headers } }: Pick<RecordedRequest, 'request'>): string =>
  toolOf(headers.find(({ name }) => name.toLowerCase() === 'user-agent')?.value);
