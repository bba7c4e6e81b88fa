import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import type { Upload } from '@sparring/contracts/uploads/upload-endpoints';
import { mostFileBytes } from '@sparring/contracts/uploads/upload-limits';
import { testApp } from '../test-app.ts';
import {
  bodyOf,
  boundary,
  contentType,
  jpeg,
  pdf,
  png,
  text,
  type TestPart,
} from './test-files.ts';

const app = await testApp();
const path = '/w/mine/v1/practice/labs/uploads';
const send = (body: Buffer | string, type = contentType) =>
  request(app).post(path).set('Content-Type', type).send(body);
const upload = (...parts: readonly TestPart[]) => send(bodyOf(...parts));
const list = async (): Promise<readonly Upload[]> => (await request(app).get(path)).body;
const sha256 = (bytes: TestPart['bytes']) => createHash('sha256').update(bytes).digest('hex');
const refusal = async (reply: PromiseLike<request.Response>) => {
  const { status, body } = await reply;
  const { error, errors } = problem.parse(body);
  return [status, error, errors?.[0]?.pointer];
};

test('every accepted type is told by name, size and hash, in order', async () => {
  const { body } = await upload(png, jpeg, pdf, text).expect(201);
  expect(body.files).toEqual(
    [png, jpeg, pdf, text].map(({ name, type, bytes }) => ({
      name,
      type,
      size: Buffer.byteLength(bytes),
      sha256: sha256(bytes),
    })),
  );
  expect((await list())[0]).toEqual(body);
});

test('any text comes through unchanged, also when it looks like a boundary', async () => {
  const content = fc.string({
    unit: fc.constantFrom('a', '-', '\r', '\n', 'ü', `--${boundary.slice(0, -1)}`),
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(content, async (bytes) => {
      const { body } = await upload({ ...text, bytes }).expect(201);
      expect(body.files[0].sha256).toBe(sha256(bytes));
    }),
    { numRuns: 50 },
  );
});

test('a file has at most 1048576 bytes', async () => {
  const most = Buffer.alloc(mostFileBytes, 'a');
  const { body } = await upload({ ...text, bytes: most }).expect(201);
  expect(body.files[0].size).toBe(mostFileBytes);
  const more = { ...text, bytes: Buffer.concat([most, Buffer.from('a')]) };
  expect(await refusal(upload(text, more))).toEqual([413, 'File too large', undefined]);
});

test('an empty file is refused', async () => {
  expect(await refusal(upload(text, { ...png, bytes: '' }))).toEqual([
    400,
    'Invalid input',
    '/file/1',
  ]);
});

test.each<[string, TestPart]>([
  ['a type that is not accepted', { ...text, type: 'text/html' }],
  ['a part without a type that is no text', { name: 'a.png', bytes: png.bytes }],
  ['a text that calls itself PNG', { ...text, type: 'image/png', name: 'a.png' }],
  ['a PNG that calls itself text', { ...png, type: 'text/plain', name: 'a.txt' }],
  ['a JPEG that calls itself PNG', { ...jpeg, type: 'image/png' }],
  ['bytes that are no UTF-8', { ...text, bytes: Buffer.from('Grüße', 'latin1') }],
  ['a text with a zero', { ...text, bytes: 'a\u0000b' }],
  ['half a character at the end', { ...text, bytes: Buffer.from('ü').subarray(0, 1) }],
])('%s gets 415', async (_, part) => {
  expect(await refusal(upload(part))).toEqual([415, 'File type refused', '/file/0']);
});

test('the type of a part may be written in capitals and with parameters', async () => {
  const reply = await upload({ ...text, type: 'Text/Plain; charset=utf-8' });
  expect(reply.status).toBe(201);
});

test.each<[string, readonly TestPart[], string]>([
  ['no part', [], '/file'],
  ['another name', [{ ...text, part: 'files' }], '/file'],
  ['a further name', [text, { ...text, part: 'other' }], '/other'],
  ['a field beside the file', [text, { part: 'note', bytes: 'x' }], '/note'],
  ['text instead of a file', [{ bytes: 'x' }], '/file'],
  ['no chosen file', [{ name: '', type: 'application/octet-stream', bytes: '' }], '/file'],
  ['six files', Array(6).fill(text), '/file'],
  ['a part with the name of a prototype', [text, { ...text, part: '__proto__' }], '/__proto__'],
])('%s gets 400', async (_, parts, pointer) => {
  expect(await refusal(upload(...parts))).toEqual([400, 'Invalid input', pointer]);
});

test('five files are accepted, and a path is no part of a name', async () => {
  await upload(...Array(5).fill(text)).expect(201);
  const { body } = await upload({ ...text, name: '../../etc/passwd' }).expect(201);
  expect(body.files[0].name).toBe('passwd');
});

test.each<[string, string, Buffer | string]>([
  ['no boundary', 'multipart/form-data', bodyOf(text)],
  ['another boundary', 'multipart/form-data; boundary=x', bodyOf(text)],
  ['no multipart at all', contentType, 'hello'],
  ['no last boundary', contentType, bodyOf(text).subarray(0, -10)],
  ['the end within a file', contentType, bodyOf(text).subarray(0, -40)],
  ['the end within the head of a part', contentType, bodyOf(text).subarray(0, 40)],
  ['only the first boundary', contentType, `--${boundary}`],
])('a body with %s gets 400', async (_, type, body) => {
  expect(await refusal(send(body, type))).toEqual([400, 'Malformed multipart body', undefined]);
});

test('a compressed body gets 415', async () => {
  const { status } = await send(bodyOf(text)).set('Content-Encoding', 'gzip');
  expect(status).toBe(415);
});

test('nothing of a refused upload is kept', async () => {
  const before = await list();
  await upload(text, { ...png, bytes: '' }).expect(400);
  await upload(text, { ...png, type: 'text/html' }).expect(415);
  await send(bodyOf(text).subarray(0, -10)).expect(400);
  expect(await list()).toEqual(before);
});

test('every broken body gets an answer, and none an internal error', async () => {
  const whole = bodyOf(text, png, { part: 'note', bytes: 'x' });
  const broken = fc.record({
    from: fc.nat(whole.length),
    drop: fc.nat(60),
    insert: fc.constantFrom(
      '',
      '\r\n',
      '--',
      `\r\n--${boundary}\r\n`,
      `--${boundary}--`,
      '\u0000',
      ';',
    ),
    end: fc.nat(whole.length),
  });
  await fc.assert(
    fc.asyncProperty(broken, async ({ from, drop, insert, end }) => {
      const parts = [whole.subarray(0, from), Buffer.from(insert), whole.subarray(from + drop)];
      const { status } = await send(Buffer.concat(parts).subarray(0, Math.max(1, end * 2)));
      expect([201, 400, 413, 415]).toContain(status);
    }),
    { numRuns: 300 },
  );
});
