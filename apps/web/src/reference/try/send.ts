import { realClock } from '../../tab/clock.ts';
import { asJson } from './as-json.ts';
import type { DraftRequest } from './draft.ts';

/** An answer of the API, as text. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  /** Names in lower case, as the browser gives them. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly milliseconds: number;
}

const isText = (type: string) => /json|text|xml/.test(type);

const pretty = (text: string): string => {
  const json = asJson(text);
  return json === undefined ? text : JSON.stringify(json, null, 2);
};

const bodyOf = async (response: Response): Promise<string> => {
  const type = response.headers.get('Content-Type') ?? '';
  if (isText(type)) return pretty(await response.text());
  const { byteLength } = await response.arrayBuffer();
  return byteLength === 0 ? '' : `${byteLength} bytes of ${type}`;
};

/** Sends the request without the browser's cache, so that every click reaches the API. */
export const send = async (request: DraftRequest, signal: AbortSignal): Promise<Answer> => {
  const { url, ...rest } = request;
  const started = realClock.now();
  const response = await fetch(url, { ...rest, signal, cache: 'no-store' });
  const body = await bodyOf(response);
  const { status, statusText, headers } = response;
  return {
    status,
    statusText,
    headers: [...headers],
    body,
    milliseconds: realClock.now() - started,
  };
};
