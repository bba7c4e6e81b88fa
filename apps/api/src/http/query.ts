import type { IncomingMessage } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import { HttpProblem } from '../refusal.ts';

const pattern = /\?([^#]*)/;

/** Parses the query string. It refuses text that is not percent-encoded UTF-8, which Express would guess. */
export const queryOf = ({ url = '/' }: IncomingMessage): ParsedUrlQuery => {
  const text = pattern.exec(url)?.[1] ?? '';
  try {
    decodeURIComponent(text);
  } catch {
    const detail = `The query string ${text} cannot be decoded. Percent-encode it as UTF-8; a percent sign itself is %25.`;
    throw new HttpProblem('invalid-input', detail);
  }
  return parse(text);
};
