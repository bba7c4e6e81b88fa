import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { testApp } from '../../test/support/app.ts';
import {
  bodyOf,
  boundary,
  contentType,
  png,
  text,
  type TestPart,
} from '../../test/support/upload-files.ts';

const app = await testApp();
const path = '/w/mine/v1/practice/labs/uploads';
const send = (body: Buffer) => request(app).post(path).set('Content-Type', contentType).send(body);
const upload = (...parts: readonly TestPart[]) => send(bodyOf(...parts));
const sha256 = (bytes: TestPart['bytes']) => createHash('sha256').update(bytes).digest('hex');

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

test('a part without a type that is no text gets 415', async () => {
  const { status, body } = await upload({ name: 'a.png', bytes: png.bytes });
  const { error, errors } = problem.parse(body);
  expect([status, error]).toEqual([415, 'File type refused']);
  expect(errors).toMatchObject([{ pointer: '/file/0' }]);
});

test('the type of a part may be written in capitals and with parameters', async () => {
  const reply = await upload({ ...text, type: 'Text/Plain; charset=utf-8' });
  expect(reply.status).toBe(201);
});

test('a path is no part of a name', async () => {
  const { body } = await upload({ ...text, name: '../../etc/passwd' }).expect(201);
  expect(body.files[0].name).toBe('passwd');
});

test('a compressed body gets 415', async () => {
  const { status } = await send(bodyOf(text)).set('Content-Encoding', 'gzip');
  expect(status).toBe(415);
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
