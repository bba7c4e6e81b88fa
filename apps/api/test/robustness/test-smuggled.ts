import {
  chunked,
  empty,
  form,
  hex,
  inOneChunk,
  lastChunk,
  ofLength,
  type Form,
  type Part,
} from './test-hidden.ts';
import { withChunk } from './test-bad-chunks.ts';

const codings = [
  'Transfer-Encoding: chunked',
  'transfer-encoding:\t CHUNKED \t',
  'Transfer-Encoding : chunked',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding:\r\n chunked',
  'X: y\nTransfer-Encoding: chunked',
  'X: y\rTransfer-Encoding: chunked',
  'Transfer-Encoding: \u000bchunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunked;q=1',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding\0: chunked',
  'Transfer-Encoding: chunked\r\nConnection: Transfer-Encoding',
];

/** The hidden request is in the body by one of the two, and behind it by the other. */
const withLengthAndCoding: readonly Form[] = codings.flatMap((coding) => [
  form(`${JSON.stringify(coding)} whose chunks end before the length`, {
    lines: (hidden) => `Content-Length: ${lastChunk.length + hidden.length}\r\n${coding}\r\n`,
    body: (hidden) => lastChunk + hidden,
  }),
  form(`${JSON.stringify(coding)} whose chunks end behind the length`, {
    lines: (hidden) => `Content-Length: ${hex(hidden).length + 2}\r\n${coding}\r\n`,
    body: inOneChunk,
  }),
]);

const lengths: Readonly<Record<string, (length: number) => string>> = {
  'two equal lengths': (length) => `Content-Length: ${length}\r\nContent-Length: ${length}`,
  'a length and zero': (length) => `Content-Length: ${length}\r\nContent-Length: 0`,
  'zero and a length': (length) => `Content-Length: 0\r\nContent-Length: ${length}`,
  'a list of equal lengths': (length) => `Content-Length: ${length}, ${length}`,
  'a list of lengths': (length) => `Content-Length: 0, ${length}`,
  'a length with a plus sign': (length) => `Content-Length: +${length}`,
  'a negative length': (length) => `Content-Length: -${length}`,
  'a length in hex': (length) => `Content-Length: 0x${length.toString(16)}`,
  'a length with a space': (length) => `Content-Length: 0 ${length}`,
  'a length with an exponent': (length) => `Content-Length: ${length}e0`,
  'a length above 64 bits': (length) => `Content-Length: ${2n ** 64n + BigInt(length)}`,
  'a folded length': (length) => `Content-Length: \r\n ${length}`,
  'a space behind the name of a length': (length) => `Content-Length : ${length}`,
  'a name like that of a length': (length) => `Content_Length: 0\r\nContent-Length: ${length}`,
  'a length with zeros in front': (length) => `Content-Length: 00${length}`,
  'a length between tabs': (length) => `Content-Length: \t${length}\t`,
  'a length that Connection names': (length) =>
    `Content-Length: ${length}\r\nConnection: Content-Length`,
};
const withLength: readonly Form[] = Object.entries(lengths).map(([name, line]) =>
  form(name, { lines: ({ length }) => `${line(length)}\r\n` }),
);

const withLineEnd: readonly Form[] = ['\n\n', '\r\r', '\n\r\n', '\r\n\r', '\n\r', '\0\n\n'].map(
  (end) =>
    form(`a head that ends in ${JSON.stringify(end)}`, {
      lines: (hidden) => `Content-Length: 0\r\nX: y${end}${hidden}`,
      body: () => '',
    }),
);

const withMethod: readonly Form[] = ['GET', 'HEAD', 'DELETE', 'OPTIONS'].flatMap((method) => [
  form(`a body of ${method}`, { method, lines: ofLength }),
  form(`a chunk of ${method}`, { method, lines: chunked, body: inOneChunk }),
]);

const elsewhere = (own: string): string => `http://other.test${own}/books`;
const oldChunked: Part = (hidden) => `${chunked(hidden)}Connection: keep-alive\r\n`;
const withAnotherHead: readonly Form[] = [
  form('an address with another host', { target: elsewhere, lines: ofLength }),
  form('two hosts', { lines: (hidden) => `Host: y\r\n${ofLength(hidden)}` }),
  form('a host that Connection names', {
    lines: (hidden) => `Connection: Host\r\n${ofLength(hidden)}`,
  }),
  form('chunks in HTTP/1.0', {
    version: '1.0',
    lines: oldChunked,
    body: (hidden) => lastChunk + hidden,
  }),
  form('a chunk in HTTP/1.0', { version: '1.0', lines: oldChunked, body: inOneChunk }),
  form('HTTP/1.2', { version: '1.2', lines: empty }),
  form('Connection: close', { lines: (hidden) => `Connection: close\r\n${empty(hidden)}` }),
  form('Expect: 100-continue', {
    lines: (hidden) => `Expect: 100-continue\r\n${ofLength(hidden)}`,
  }),
];

const socket = (own: string): string => `${own}/labs/socket`;
const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const handshake = `${upgrade}Sec-WebSocket-Key: ${'a'.repeat(22)}==\r\nSec-WebSocket-Version: 13\r\n`;
const withUpgrade: readonly Form[] = [
  form('a tunnel', { method: 'CONNECT', target: () => 'x:80' }),
  form('a tunnel with a length', { method: 'CONNECT', target: () => 'x:80', lines: ofLength }),
  form('a WebSocket', { method: 'GET', target: socket, lines: () => handshake }),
  form('a WebSocket without a version', { method: 'GET', target: socket, lines: () => upgrade }),
  form('a WebSocket with a length', {
    target: socket,
    lines: (hidden) => handshake + ofLength(hidden),
  }),
  form('a WebSocket with a chunk', {
    method: 'GET',
    target: socket,
    lines: (hidden) => handshake + chunked(hidden),
    body: inOneChunk,
  }),
  form('a WebSocket where there is none, with a length', {
    lines: (hidden) => handshake + ofLength(hidden),
  }),
];

/** By RFC 9112, what is hidden in these is no request of its own, or the whole is no request. */
export const smuggled: readonly Form[] = [
  ...withLengthAndCoding,
  ...withLength,
  ...withLineEnd,
  ...withChunk,
  ...withMethod,
  ...withAnotherHead,
  ...withUpgrade,
];

/** By RFC 9112, what follows these is a request of its own. */
export const pipelined: readonly Form[] = [
  form('a GET', { method: 'GET' }),
  form('a POST without a length', {}),
  form('a POST of length 0', { lines: empty }),
  form('a GET of an address with another host', { method: 'GET', target: elsewhere }),
  form('the last chunk', { lines: chunked, body: (hidden) => lastChunk + hidden }),
  form('a chunk with an extension', {
    lines: chunked,
    body: (hidden) => `1;a="b"\r\n \r\n${lastChunk}${hidden}`,
  }),
  form('a trailer', { lines: chunked, body: (hidden) => `0\r\nX: y\r\n\r\n${hidden}` }),
  form('a request in HTTP/1.0 that keeps the connection', {
    version: '1.0',
    lines: (hidden) => `Connection: keep-alive\r\n${empty(hidden)}`,
  }),
];
