import { expect, test } from 'vitest';
import { download, send } from './test-client.ts';

const pdf = '/files/example.pdf';
const excel = '/files/example.xlsx';

test('lists both files with URLs that work [FILE-01]', async () => {
  const { body } = await send<readonly { name: string; url: string }[]>('GET', '/files');
  expect(body.map(({ name }) => name)).toEqual(['Example PDF', 'Example Excel']);
  for (const { url } of body) expect((await download(url)).status).toBe(200);
});

test.each([
  [pdf, 'application/pdf', '%PDF'],
  [excel, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
])('sends %s complete, with type and name [FILE-02]', async (path, type, start) => {
  const { status, headers, bytes } = await download(path);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe(type);
  expect(headers.get('Content-Disposition')).toContain(path.split('/').at(-1));
  expect(headers.get('Content-Length')).toBe(String(bytes.length));
  expect(bytes.toString('latin1').startsWith(start)).toBe(true);
});

test.each([
  ['bytes=0-99', 0, 100],
  ['bytes=10-10', 10, 11],
  ['bytes=-6', -6, undefined],
])('sends the part %s and no byte more [FILE-03, FILE-07]', async (Range, from, to) => {
  const { bytes: whole } = await download(pdf);
  const { status, headers, bytes } = await download(pdf, { Range });
  expect(status).toBe(206);
  expect(bytes).toEqual(whole.subarray(from, to));
  const first = from < 0 ? whole.length + from : from;
  expect(headers.get('Content-Range')).toBe(
    `bytes ${first}-${first + bytes.length - 1}/${whole.length}`,
  );
});

test('answers 416 with the length to a part after the end [FILE-04]', async () => {
  const { bytes } = await download(pdf);
  const { status, headers } = await download(pdf, { Range: `bytes=${bytes.length}-` });
  expect(status).toBe(416);
  expect(headers.get('Content-Range')).toBe(`bytes */${bytes.length}`);
});

test('answers 304 to the ETag of the file [FILE-05]', async () => {
  const { headers } = await download(pdf);
  const again = await download(pdf, { 'If-None-Match': headers.get('ETag') ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test.each([pdf, excel])('has the same %s under the base path [FILE-06]', async (path) => {
  const { bytes } = await download(path);
  for (const base of ['/v1/practice', '/practice'])
    expect((await download(base + path)).bytes).toEqual(bytes);
});
