import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { ProblemKind } from '@sparring/contracts/problem';
import { HttpProblem } from '../../problem/refusal.ts';

const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/** Throws 415 if the Content-Type names another charset than UTF-8. */
export const requireUtf8 = ({ headers }: IncomingMessage): void => {
  const [, name = 'utf-8'] = charset.exec(headers['content-type'] ?? '') ?? [];
  if (name.toLowerCase() === 'utf-8') return;
  throw new HttpProblem(
    'unsupported-media-type',
    `The charset ${name} is not supported. Send the body in UTF-8.`,
  );
};

/** The number of bytes before the first one that is not UTF-8. */
const goodBytes = (bytes: Buffer): number => {
  const replaced = Buffer.from(bytes.toString());
  let at = 0;
  while (bytes[at] === replaced[at]) at += 1;
  return at;
};

/**
 * The text of a body, without a byte order mark. Throws a problem of this kind if the bytes are not UTF-8, so that
 * no character is replaced silently.
 */
export const textOf = (bytes: Buffer, kind: ProblemKind): string => {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const detail = `The body is not UTF-8 at byte ${goodBytes(bytes)}. Send it in UTF-8.`;
  throw new HttpProblem(kind, detail);
};
