import {
  chunked,
  form,
  hex,
  inOneChunk,
  lastChunk,
  ofLength,
  type Form,
  type Part,
} from './test-hidden.ts';

const chunks: Readonly<Record<string, Part>> = {
  'a chunk size with 0x': (hidden) => `0x${inOneChunk(hidden)}`,
  'a chunk size with a plus sign': (hidden) => `+${inOneChunk(hidden)}`,
  'a negative chunk size': (hidden) => `-${inOneChunk(hidden)}`,
  'a chunk size behind a space': (hidden) => ` ${inOneChunk(hidden)}`,
  'a chunk size with an underscore': (hidden) => `0_${inOneChunk(hidden)}`,
  'a chunk size above 64 bits': (hidden) => `1${'0'.repeat(16)}\r\n${hidden}\r\n${lastChunk}`,
  'a chunk size that ends in LF': (hidden) => `${hex(hidden)}\n${hidden}\r\n${lastChunk}`,
  'a chunk size that ends in CR': (hidden) => `${hex(hidden)}\r${hidden}\r\n${lastChunk}`,
  'a chunk that ends in LF': (hidden) => `1\r\n \n${inOneChunk(hidden)}`,
  'a chunk that is longer than its size': (hidden) => `1\r\n XX${lastChunk}${hidden}`,
  'a last chunk that ends in LF': (hidden) => `0\n\n${hidden}`,
  'an extension that ends in LF': (hidden) => `1;a\n \r\n${lastChunk}${hidden}`,
  'an extension that ends in CR': (hidden) => `1;a\r \r\n${lastChunk}${hidden}`,
  'an extension with NUL': (hidden) => `1;a=\0\r\n \r\n${lastChunk}${hidden}`,
  'an extension with an open quote': (hidden) => `1;a="\r\n \r\n${lastChunk}${hidden}`,
  'an extension of 20 kB': (hidden) => `1;a=${'a'.repeat(20_000)}\r\n \r\n${lastChunk}${hidden}`,
  'a chunk with a valid extension': (hidden) => `${hex(hidden)};a="b"\r\n${hidden}\r\n${lastChunk}`,
  'a trailer that ends in LF': (hidden) => `0\r\nX: y\n\n${hidden}`,
  'a trailer with a length': (hidden) => `0\r\n${ofLength(hidden)}\r\n${hidden}`,
};
/** The hidden request is behind or within a chunk whose end is uncertain, or in a whole one. */
export const withChunk: readonly Form[] = Object.entries(chunks).map(([name, body]) =>
  form(name, { lines: chunked, body }),
);
