import { parse, type ParsedUrlQuery } from 'node:querystring';
import { HttpProblem } from '../refusal.ts';

/** Reads a query string; what is no percent-encoded UTF-8 is refused, where Express would guess. */
export const readQuery = (text: string | null): ParsedUrlQuery => {
  try {
    decodeURIComponent(text ?? '');
  } catch {
    const detail = `The query string ${text} cannot be decoded. Percent-encode it as UTF-8; a percent sign itself is %25.`;
    throw new HttpProblem('invalid-input', detail);
  }
  return parse(text ?? '');
};
