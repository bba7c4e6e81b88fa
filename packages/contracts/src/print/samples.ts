import type { Reply } from '../reply.ts';
import type { PrintedRequest } from './request.ts';
import { shellQuote } from './shell-quote.ts';

export const languages = ['cURL', 'JavaScript', 'Python'] as const;
export type Language = (typeof languages)[number];

/** The kind of answer: a sample prints JSON, saves a file, and prints a stream as it arrives. */
export type Answered = 'json' | 'file' | 'stream';

export const answeredBy = (reply: Reply | undefined): Answered =>
  reply === undefined || reply.kind === 'empty' ? 'json' : reply.kind;

type Printer = (request: PrintedRequest, answered: Answered) => string;

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const curlShows: Record<Answered, string> = {
  json: '--include',
  file: String.raw`--remote-name --write-out '%{http_code}\n'`,
  stream: '--include --no-buffer',
};

const curl: Printer = ({ method, url, headers, body }, answered) => {
  const asks = method === 'GET' ? '' : ` --request ${method}`;
  return [
    `curl ${curlShows[answered]}${asks} ${shellQuote(url)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data ${shellQuote(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
};

const single = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const javaScriptShows: Record<Answered, (url: string) => string[]> = {
  json: () => [
    'console.log(response.status);',
    'console.log(JSON.stringify(await response.json(), null, 2));',
  ],
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

const javaScript: Printer = ({ method, url, headers, body }, answered) => {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${single(method)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${json(headers)},`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${json(body)}),`]),
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

const pythonShows: Record<Answered, (url: string) => string[]> = {
  json: () => ['print(response.status_code)', 'print(json.dumps(response.json(), indent=2))'],
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

/** Omits the Content-Type application/json, which `json=` sets. */
const ownHeaders = ({ 'Content-Type': type, ...others }: PrintedRequest['headers']) =>
  type === undefined || type === 'application/json' ? others : { 'Content-Type': type, ...others };

const inCall = (value: unknown) => indented(pythonLiteral(value), '    ');

const python: Printer = ({ method, url, headers, body }, answered) => {
  const named = ownHeaders(headers);
  const lines = [
    `${JSON.stringify(url)},`,
    ...(Object.keys(named).length === 0 ? [] : [`headers=${inCall(named)},`]),
    ...(body === undefined ? [] : [`json=${inCall(body)},`]),
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
  const printable = request.body === undefined || isJson(request.headers['Content-Type']);
  return printable ? printers[language](request, answered) : undefined;
};
