import {
  array,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { text, type BadBody } from './test-bad-text.ts';

/** The text, or a beginning of it. */
const orCutOff = (whole: Arbitrary<string>): Arbitrary<string> =>
  oneof(
    { weight: 3, arbitrary: whole },
    tuple(whole, integer({ min: 0, max: 300 })).map(([all, end]) => all.slice(0, end)),
  );

const disposition = (name: string) => `Content-Disposition: form-data; name="${name}"`;

const goodPart = `${disposition('file')}; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nHello\r\n`;

/** Lines of a multipart body. The boundary is b; c is that of a body inside the body. */
const multipartPiece = oneof(
  constantFrom(
    '--b\r\n',
    '--b--\r\n',
    '--b',
    '--c\r\n',
    '\r\n',
    '\n',
    goodPart,
    `${disposition('file')}; filename="a.txt"\r\n`,
    `${disposition('file')}; filename*=UTF-8''%ff%zz\r\n\r\n`,
    `${disposition('file')}; filename="${'a'.repeat(10_000)}"\r\n\r\n`,
    `${disposition('__proto__')}\r\n\r\nx\r\n`,
    'Content-Disposition: form-data\r\n\r\n',
    'Content-Disposition: attachment; name=file\r\n\r\n',
    'Content-Type: multipart/mixed; boundary=c\r\n\r\n',
    'Content-Type: text/plain; charset=utf-7\r\n',
    'Content-Transfer-Encoding: base64\r\n\r\n',
    'no colon\r\n',
    ': no name\r\n',
    `X-Long: ${'x'.repeat(1_000_000)}\r\n\r\n`,
    'X-Many: 1\r\n'.repeat(2000),
  ),
  text,
);

const multipartPieces = oneof(
  constant(''),
  array(multipartPiece, { maxLength: 6 }).map((pieces) => pieces.join('')),
);

export const multipart: BadBody = record({
  type: oneof(
    { weight: 6, arbitrary: constant('multipart/form-data; boundary=b') },
    constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="b',
      'multipart/form-data; boundary="b"; boundary=c',
      `multipart/form-data; boundary=${'b'.repeat(1000)}`,
      'multipart/form-data; charset=x; boundary=b',
    ),
  ),
  body: orCutOff(
    record({ before: multipartPieces, after: multipartPieces }).map(
      ({ before, after }) => `${before}--b\r\n${goodPart}${after}--b--\r\n`,
    ),
  ),
});
