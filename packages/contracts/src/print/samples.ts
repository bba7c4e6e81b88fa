import { formatOfType, formType } from '../endpoint.ts';
import type { Reply } from '../reply.ts';
import type { PrintedRequest } from './request.ts';
import { bodyLines, jsonInCall, pythonLiteral, single } from './sample-body.ts';
import { shellQuote } from './shell-quote.ts';
import { socketSample } from './socket-sample.ts';

/** A sample is a whole program, which prints what a test would assert. The Python sample uses requests, which courses teach. */
export const languages = ['cURL', 'JavaScript', 'Python'] as const;
export type Language = (typeof languages)[number];

/** The kind of answer: a sample prints JSON and text, saves a file, prints a stream as it arrives, and talks to a socket. */
export type Answered = HttpAnswered | 'socket';
type HttpAnswered = 'json' | 'text' | 'file' | 'stream';

/** A text such as CSV is saved as a file. */
const answers: Record<Reply['kind'], Answered> = {
  json: 'json',
  text: 'file',
  file: 'file',
  stream: 'stream',
  socket: 'socket',
  empty: 'text',
  page: 'text',
};

export const answeredBy = (reply: Reply | undefined): Answered =>
  reply === undefined ? 'json' : answers[reply.kind];

type Printer = (request: PrintedRequest, answered: HttpAnswered) => string;

const fileName = (url: string): string => {
  const [path = ''] = url.split('?');
  return path.slice(path.lastIndexOf('/') + 1);
};

const linesOf = ({ body, headers }: PrintedRequest) =>
  body === undefined
    ? { curl: [], javaScript: [], python: [] }
    : bodyLines[formatOfType(headers['Content-Type'])](body);

/** Omits the Content-Type that the program sets itself. */
const headersWithout = (headers: PrintedRequest['headers'], implied = formType) => {
  const { 'Content-Type': type, ...others } = headers;
  const isImplied = type === implied || formatOfType(type) === 'multipart';
  return type === undefined || isImplied ? others : headers;
};

const curlShows: Record<HttpAnswered, string> = {
  json: '--include',
  text: '--include',
  file: String.raw`--remote-name --write-out '%{http_code}\n'`,
  stream: '--include --no-buffer',
};

const curl: Printer = (request, answered) => {
  const { method, url, headers, curl: computed } = request;
  const asks = method === 'GET' ? '' : ` --request ${method}`;
  const shown = Object.entries(headersWithout(headers)).filter(
    ([name]) => computed === undefined || name !== 'Authorization',
  );
  return [
    `curl ${curlShows[answered]}${asks} ${shellQuote(url)}`,
    ...(computed === undefined ? [] : [computed]),
    ...shown.map(([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`),
    ...linesOf(request).curl,
  ].join(' \\\n  ');
};

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

const javaScript: Printer = (request, answered) => {
  const { method, url } = request;
  const headers = headersWithout(request.headers);
  const { before = [], javaScript: body } = linesOf(request);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${single(method)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${jsonInCall(headers)},`]),
    ...body,
    ...(answered === 'text' ? ["redirect: 'manual',"] : []),
  ];
  const given = options.length === 0 ? '' : `, {\n  ${options.join('\n  ')}\n}`;
  return [
    ...(answered === 'file' ? ["import { writeFile } from 'node:fs/promises';", ''] : []),
    ...before,
    `const response = await fetch(${single(url)}${given});`,
    ...javaScriptShows[answered](url),
  ].join('\n');
};

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

const python: Printer = (request, answered) => {
  const { method, url, headers } = request;
  const isForm = formatOfType(headers['Content-Type']) === 'form';
  const named = headersWithout(headers, isForm ? formType : 'application/json');
  /* The library has no function for QUERY. */
  const isNamed = method !== 'QUERY';
  const lines = [
    ...(isNamed ? [] : [`${JSON.stringify(method)},`]),
    `${JSON.stringify(url)},`,
    ...(Object.keys(named).length === 0 ? [] : [`headers=${pythonLiteral(named)},`]),
    ...linesOf(request).python,
    ...(answered === 'text' ? ['allow_redirects=False,'] : []),
    ...(answered === 'stream' ? ['stream=True,'] : []),
  ];
  return [
    ...(answered === 'json' ? ['import json', ''] : []),
    'import requests',
    '',
    `response = requests.${isNamed ? method.toLowerCase() : 'request'}(`,
    ...lines.map((line) => `    ${line}`),
    ')',
    ...pythonShows[answered](url),
  ].join('\n');
};

const printers: Record<Language, Printer> = { cURL: curl, JavaScript: javaScript, Python: python };

const isJson = (type = 'application/json') => /^application\/(?:[\w.-]+\+)?json\b/.test(type);

/** A program that sends the request and prints the status and the answer; undefined for a body that no program here writes. */
export const sample = (
  language: Language,
  request: PrintedRequest,
  answered: Answered = 'json',
): string | undefined => {
  if (answered === 'socket') return socketSample[language](request);
  const { body, headers } = request;
  const type = headers['Content-Type'];
  const printable = body === undefined || isJson(type) || formatOfType(type) !== 'json';
  return printable ? printers[language](request, answered) : undefined;
};
