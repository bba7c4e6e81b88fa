import type { RecordedMessage, RecordedRequest } from '@sparring/contracts/recorded-request';
import { masked, maskAddress, maskBody, maskHeader } from './secrets.ts';

/** A shorter secret could be a part of any word. */
const shortestEverywhere = 6;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const typeOf = ({ headers }: RecordedMessage): string =>
  headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value.toLowerCase() ?? '';

/**
 * Masks the secrets of a request and its answer where they are expected: in headers, addresses and members of
 * bodies. A secret that was found there is then masked wherever else it appears, such as in an error message.
 */
export const maskRecord = <Record extends Omit<RecordedRequest, 'id'>>(record: Record): Record => {
  const secrets = new Set<string>();
  const found = (secret: string) => {
    for (const form of [secret, decoded(secret)])
      if (form.length >= shortestEverywhere) secrets.add(form);
  };
  const maskMessage = (message: RecordedMessage): RecordedMessage => ({
    headers: message.headers.map(({ name, value }) => ({
      name,
      value: maskHeader(name, value, found),
    })),
    body: message.body && {
      ...message.body,
      text: maskBody(message.body.text, typeOf(message), found),
    },
  });
  const path = maskAddress(record.path, found);
  const [request, answer] = [maskMessage(record.request), maskMessage(record.answer)];
  const longestFirst = [...secrets].toSorted((one, other) => other.length - one.length);
  const everywhere = (text: string): string =>
    longestFirst.reduce((rest, secret) => rest.replaceAll(secret, masked(secret)), text);
  const inMessage = ({ headers, body }: RecordedMessage): RecordedMessage => ({
    headers: headers.map(({ name, value }) => ({ name, value: everywhere(value) })),
    body: body && { ...body, text: everywhere(body.text) },
  });
  return {
    ...record,
    path: everywhere(path),
    request: inMessage(request),
    answer: inMessage(answer),
  };
};
