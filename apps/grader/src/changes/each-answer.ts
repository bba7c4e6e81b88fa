import { isPiece, type Answer } from '@sparring/api/request/answer';
import type { ChangeAnswer } from '@sparring/api/request/context';

export interface Told {
  /** The address, as its client knows it. */
  readonly path: string;
  readonly headers: Answer['headers'];
  /** The JSON of an answer with data; the documentation and files have none here. */
  readonly json?: string;
  /** The text of the OpenAPI document, when that is the answer. */
  readonly openApi?: string;
}

/** The headers and the text that are sent instead. */
export interface Changed {
  readonly headers?: Answer['headers'];
  readonly text?: string;
}

const documents = /^(?:\/w\/[^/]+)?\/(docs|openapi|postman)\b/;
const isJson = ({ 'Content-Type': type = '', ...others }: Answer['headers']): boolean =>
  /[/+]json\b/.test(String(type)) && !('Content-Encoding' in others);

/** A scripted fault breaks the JSON of an answer; it stays as it is. */
const isWhole = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const named = (path: string, text: string): Pick<Told, 'json' | 'openApi'> => {
  const document = documents.exec(path)?.[1];
  if (document === undefined) return isWhole(text) ? { json: text } : {};
  return document === 'openapi' ? { openApi: text } : {};
};

/** Every answer that is sent in one piece is changed before it goes out. */
export const eachAnswer =
  (change: (told: Told) => Changed): ChangeAnswer =>
  (answer, { target: path }) => {
    const { headers, body } = answer;
    if (!isPiece(body)) return answer;
    const told = isJson(headers) ? named(path, String(body)) : {};
    const { headers: others, text = body } = change({ path, headers, ...told });
    return { ...answer, headers: { ...headers, ...others }, body: text };
  };
