import { formType } from '../endpoint.ts';
import type { Reply } from '../reply.ts';
import type { PrintedRequest } from './request.ts';
import { socketSample } from './socket-sample.ts';
import { shellQuote } from './shell-quote.ts';

export const languages = ['cURL', 'JavaScript', 'Python'] as const;
export type Language = (typeof languages)[number];

/** The kind of answer: a sample prints JSON and text, saves a file, prints a stream as it arrives, and talks to a socket. */
export type Answered = HttpAnswered | 'socket';
type HttpAnswered = 'json' | 'text' | 'file' | 'stream';

export const answeredBy = (reply: Reply | undefined): Answered => {
  if (reply === undefined) return 'json';
  return reply.kind === 'empty' || reply.kind === 'page' ? 'text' : reply.kind;
};

const isFormRequest = (headers: PrintedRequest['headers']): boolean =>
  headers['Content-Type'] === formType;

type Printer = (request: PrintedRequest, answered: HttpAnswered) => string;

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const curlShows: Record<HttpAnswered, string> = {
  json: '--include',
  text: '--include',
  file: String.raw`--remote-name --write-out '%{http_code}\n'`,
  stream: '--include --no-buffer',
};

const fieldsOf = (body: unknown): [string, string][] =>
  Object.entries(body as object).map(([name, value]) => [name, String(value)]);

/** Omits the Content-Type that the program sets itself. */
const headersWithout = (headers: PrintedRequest['headers'], implied: string) => {
  const { 'Content-Type': type, ...others } = headers;
  return type === undefined || type === implied ? others : headers;
};

const curlBody = ({ body, headers }: PrintedRequest): string[] => {
  if (body === undefined) return [];
  return isFormRequest(headers)
    ? fieldsOf(body).map(([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`)
    : [`--data ${shellQuote(JSON.stringify(body, null, 2))}`];
};

const curl: Printer = (request, answered) => {
  const { method, url, headers, curl: computed } = request;
  const asks = method === 'GET' ? '' : ` --request ${method}`;
  const shown = Object.entries(headersWithout(headers, formType)).filter(
    ([name]) => computed === undefined || name !== 'Authorization',
  );
  return [
    `curl ${curlShows[answered]}${asks} ${shellQuote(url)}`,
    ...(computed === undefined ? [] : [computed]),
    ...shown.map(([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`),
    ...curlBody(request),
  ].join(' \\\n  ');
};

const single = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const javaScriptShows: Record<HttpAnswered, (url: string) => string[]> = {
  json: () => [
    'console.log(response.status);',
    'console.log(JSON.stringify(await response.json(), null, 2));',
  ],
  text: () => ['console.log(response.status);', 'console.log(await response.text());'],
  file: (url) => [
    `await writeFile(${single(fileName(url))}, await response.bytes());`,
    'console.log(response.status);',
  ],
  stream: () => [
    'console.log(response.status);',
    'for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);',
  ],
};

const json = (value: unknown) => indented(JSON.stringify(value, null, 2), '  ');

const javaScriptBody = ({ body, headers }: PrintedRequest): string[] => {
  if (body === undefined) return [];
  const made = isFormRequest(headers) ? 'new URLSearchParams' : 'JSON.stringify';
  return [`body: ${made}(${json(body)}),`];
};

const javaScript: Printer = (request, answered) => {
  const { method, url } = request;
  const headers = headersWithout(request.headers, formType);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${single(method)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${json(headers)},`]),
    ...javaScriptBody(request),
    ...(answered === 'text' ? ["redirect: 'manual',"] : []),
  ];
  const given = options.length === 0 ? '' : `, {\n  ${options.join('\n  ')}\n}`;
  return [
    ...(answered === 'file' ? ["import { writeFile } from 'node:fs/promises';", ''] : []),
    `const response = await fetch(${single(url)}${given});`,
    ...javaScriptShows[answered](url),
  ].join('\n');
};

const pythonWords: Readonly<Record<string, string>> = {
  true: 'True',
  false: 'False',
  null: 'None',
};

/** JSON as a Python literal. The pattern matches strings first, so that words inside them stay. */
const pythonLiteral = (value: unknown): string =>
  JSON.stringify(value, null, 4).replaceAll(
    /"(?:[^"\\]|\\.)*"|true|false|null/g,
    (token) => pythonWords[token] ?? token,
  );

const pythonShows: Record<HttpAnswered, (url: string) => string[]> = {
  json: () => ['print(response.status_code)', 'print(json.dumps(response.json(), indent=2))'],
  text: () => ['print(response.status_code)', 'print(response.text)'],
  file: (url) => [
    `with open(${JSON.stringify(fileName(url))}, "wb") as file:`,
    '    file.write(response.content)',
    'print(response.status_code)',
  ],
  stream: () => [
    'print(response.status_code)',
    'for line in response.iter_lines(decode_unicode=True):',
    '    print(line)',
  ],
};

const inCall = (value: unknown) => indented(pythonLiteral(value), '    ');

const python: Printer = ({ method, url, headers, body }, answered) => {
  const isForm = isFormRequest(headers);
  const named = headersWithout(headers, isForm ? formType : 'application/json');
  const lines = [
    `${JSON.stringify(url)},`,
    ...(Object.keys(named).length === 0 ? [] : [`headers=${inCall(named)},`]),
    ...(body === undefined ? [] : [`${isForm ? 'data' : 'json'}=${inCall(body)},`]),
    ...(answered === 'text' ? ['allow_redirects=False,'] : []),
    ...(answered === 'stream' ? ['stream=True,'] : []),
  ];
  return [
    ...(answered === 'json' ? ['import json', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...lines.map((line) => `    ${line}`),
    ')',
    ...pythonShows[answered](url),
  ].join('\n');
};

const printers: Record<Language, Printer> = { cURL: curl, JavaScript: javaScript, Python: python };

const isJson = (type = 'application/json') => /^application\/(?:[\w.-]+\+)?json\b/.test(type);

/** A program that sends the request and prints the status and the answer; undefined if the body is not JSON. */
export const sample = (
  language: Language,
  request: PrintedRequest,
  answered: Answered = 'json',
): string | undefined => {
  if (answered === 'socket') return socketSample[language](request);
  const { body, headers } = request;
  const printable = body === undefined || isFormRequest(headers) || isJson(headers['Content-Type']);
  return printable ? printers[language](request, answered) : undefined;
};
