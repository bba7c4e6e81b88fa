import { expect, test } from 'vitest';
import { digestFields } from './digest-fields.ts';

test('reads the parameters, quoted or not', () => {
  const sent = 'Digest username="a\\"b", NC=00000001, 1qop=auth';
  expect(digestFields(sent)).toEqual({ username: 'a"b', nc: '00000001', qop: 'auth' });
});

test('reads the longest header in a few milliseconds of processor time', () => {
  const sent = `Digest ${'a'.repeat(15_000)}`;
  const before = process.threadCpuUsage();
  expect(digestFields(sent)).toEqual({});
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(50);
});
