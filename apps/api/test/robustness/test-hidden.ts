import { seedBooks } from '../../src/books/seed.ts';

/** The book that the hidden request removes. */
export const { id } = seedBooks[0]!;

/** A request with another one hidden behind or within it. */
export interface Form {
  readonly name: string;
  readonly method: string;
  /** The bytes, given the base path of a workspace. */
  readonly bytes: (own: string) => string;
}

/** A part of the request, given the hidden one. */
export type Part = (hidden: string) => string;

interface Parts {
  readonly method?: string;
  readonly target?: (own: string) => string;
  readonly version?: string;
  /** The lines of the head, each with its end. */
  readonly lines?: Part;
  readonly body?: Part;
}

const hiddenIn = (own: string): string =>
  `DELETE ${own}/books/${id} HTTP/1.1\r\nHost: x\r\nX-Request-Id: hidden\r\n\r\n`;

/** Without a body of its own, the hidden request follows the head. */
export const form = (name: string, parts: Parts): Form => {
  const { method = 'POST', target = (own) => `${own}/books`, version = '1.1' } = parts;
  const { lines = () => '', body = (hidden) => hidden } = parts;
  const bytes = (own: string): string => {
    const hidden = hiddenIn(own);
    const start = `${method} ${target(own)} HTTP/${version}\r\nHost: x\r\nX-Request-Id: first\r\n`;
    return `${start}Content-Type: application/json\r\n${lines(hidden)}\r\n${body(hidden)}`;
  };
  return { name, method, bytes };
};

export const hex = ({ length }: string): string => length.toString(16);
export const chunkOf: Part = (content) => `${hex(content)}\r\n${content}\r\n`;
export const lastChunk = '0\r\n\r\n';
export const inOneChunk: Part = (hidden) => chunkOf(hidden) + lastChunk;

export const ofLength: Part = ({ length }) => `Content-Length: ${length}\r\n`;
export const empty: Part = () => 'Content-Length: 0\r\n';
export const chunked: Part = () => 'Transfer-Encoding: chunked\r\n';
