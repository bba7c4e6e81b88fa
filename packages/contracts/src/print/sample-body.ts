import type { BodyFormat } from '../endpoint.ts';
import { filesOf, type SampleFile, type SampleParts } from './multipart.ts';
import { shellQuote } from './shell-quote.ts';

export const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** A text in single quotes, in JavaScript. */
export const single = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

export const jsonInCall = (value: unknown): string =>
  indented(JSON.stringify(value, null, 2), '  ');

const pythonWords: Readonly<Record<string, string>> = {
  true: 'True',
  false: 'False',
  null: 'None',
};

/** JSON as a Python literal. The pattern matches strings first, so that words inside them stay. */
export const pythonLiteral = (value: unknown): string =>
  indented(
    JSON.stringify(value, null, 4).replaceAll(
      /"(?:[^"\\]|\\.)*"|true|false|null/g,
      (token) => pythonWords[token] ?? token,
    ),
    '    ',
  );

const fieldsOf = (body: unknown): [string, string][] =>
  Object.entries(body as object).map(([name, value]) => [name, String(value)]);

/** The lines that a body adds to a sample. */
interface BodyLines {
  /** Options of curl. */
  readonly curl: readonly string[];
  /** Statements before the call of fetch, and options of the call. */
  readonly before?: readonly string[];
  readonly javaScript: readonly string[];
  /** Arguments of the call of requests. */
  readonly python: readonly string[];
}

const curlFile = ([part, { name, type, text }]: readonly [string, SampleFile]): string =>
  `--form ${shellQuote(`${part}=${JSON.stringify(text)};filename=${name};type=${type}`)}`;

const javaScriptFile = ([part, { name, type, text }]: readonly [string, SampleFile]): string =>
  `form.append(${single(part)}, new File([${single(text)}], ${single(name)}, { type: ${single(type)} }));`;

const pythonFile = ([part, { name, type, text }]: readonly [string, SampleFile]): string =>
  `        (${JSON.stringify(part)}, (${[name, text, type].map((one) => JSON.stringify(one)).join(', ')})),`;

/** Writes a body of each format in each language. */
export const bodyLines: Record<BodyFormat, (body: unknown) => BodyLines> = {
  json: (body) => ({
    curl: [`--data ${shellQuote(JSON.stringify(body, null, 2))}`],
    javaScript: [`body: JSON.stringify(${jsonInCall(body)}),`],
    python: [`json=${pythonLiteral(body)},`],
  }),
  form: (body) => ({
    curl: fieldsOf(body).map(
      ([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`,
    ),
    javaScript: [`body: new URLSearchParams(${jsonInCall(body)}),`],
    python: [`data=${pythonLiteral(body)},`],
  }),
  csv: (body) => ({
    curl: [`--data-binary ${shellQuote(String(body))}`],
    javaScript: [`body: ${single(String(body))},`],
    python: [`data=${JSON.stringify(body)}.encode(),`],
  }),
  multipart: (body) => {
    const files = filesOf(body as SampleParts);
    return {
      curl: files.map(curlFile),
      before: ['const form = new FormData();', ...files.map(javaScriptFile)],
      javaScript: ['body: form,'],
      python: [['files=[', ...files.map(pythonFile), '    ],'].join('\n')],
    };
  },
};
