import type { IncomingMessage } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import { HttpProblem } from '../../problem/refusal.ts';

const pattern = /\?([^#]*)/;

const queryIn = (url: string): string => pattern.exec(url)?.[1] ?? '';

/** Whether a text is percent-encoded UTF-8. Anything else would be guessed or replaced when it is decoded. */
const canBeDecoded = (text: string): boolean => {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** What to do about a text that cannot be decoded. */
export const encodeIt = 'Percent-encode it as UTF-8; a percent sign itself is %25.';

/** The parameters of a query string or a form, without a limit on their number; undefined if it cannot be decoded. */
export const parametersIn = (text: string): ParsedUrlQuery | undefined =>
  canBeDecoded(text) ? parse(text, '&', '=', { maxKeys: 0 }) : undefined;

/** Throws 400 if the query string cannot be decoded, also if nothing reads it. */
export const requireQuery = ({ url = '/' }: IncomingMessage): void => {
  const text = queryIn(url);
  if (canBeDecoded(text)) return;
  throw new HttpProblem('invalid-input', `The query string ${text} cannot be decoded. ${encodeIt}`);
};

/** The parameters of a query string that can be decoded. */
export const queryOf = ({ url = '/' }: IncomingMessage): ParsedUrlQuery =>
  parametersIn(queryIn(url)) ?? {};
