/** One part of a multipart body. Without a file name it is a field. */
export interface TestPart {
  readonly part?: string;
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Buffer | string;
}

export const boundary = 'a-test-boundary';
export const contentType = `multipart/form-data; boundary=${boundary}`;

/** A multipart body as bytes. */
export const bodyOf = (...parts: readonly TestPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ part = 'file', name, type, bytes }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${part}"`),
      Buffer.from(name === undefined ? '' : `; filename="${name}"`),
      Buffer.from(type === undefined ? '\r\n\r\n' : `\r\nContent-Type: ${type}\r\n\r\n`),
      Buffer.from(bytes as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

export const png: TestPart = {
  name: 'a.png',
  type: 'image/png',
  bytes: Buffer.from('89504e470d0a1a0a0000', 'hex'),
};
export const text: TestPart = { name: 'a.txt', type: 'text/plain', bytes: 'Grüße 👋\r\n--x' };
