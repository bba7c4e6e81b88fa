import { realClock } from '../../session/clock.ts';
import { noteAnswer } from '../../session/last-answer.ts';
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
  /** Why the body is not whole. */
  readonly ending?: 'broken' | 'cancelled';
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

const isStream = (type: string) => /event-stream|ndjson/.test(type);

type Rest = Pick<Answer, 'body' | 'ending'>;

/** Reads a body to its end, or to where it breaks, and tells what has arrived so far. */
const readParts = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
  onPart: (text: string) => void,
): Promise<Rest> => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      onPart(text);
    }
    return { body: text };
  } catch {
    return { body: text, ending: signal.aborted ? 'cancelled' : 'broken' };
  }
};

/** Sends the request without the browser's cache, so that every click reaches the API. */
export const send = async (
  request: DraftRequest,
  signal: AbortSignal,
  onPart: (answer: Answer) => void = () => {},
): Promise<Answer> => {
  const { url, ...rest } = request;
  const started = realClock.now();
  const response = await fetch(url, { ...rest, signal, cache: 'no-store' });
  noteAnswer(response);
  const { status, statusText, headers } = response;
  const answerWith = (received: Rest): Answer => ({
    status,
    statusText,
    headers: [...headers],
    ...received,
    milliseconds: realClock.now() - started,
  });
  if (!response.body || !isStream(headers.get('Content-Type') ?? ''))
    return answerWith({ body: await bodyOf(response) });
  onPart(answerWith({ body: '' }));
  const tell = (body: string) => onPart(answerWith({ body }));
  return answerWith(await readParts(response.body, signal, tell));
};
