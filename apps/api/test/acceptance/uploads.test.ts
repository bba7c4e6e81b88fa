import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { newWorkspace, type Problem, type Workspace } from './test-client.ts';

interface Upload {
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly size: number;
    readonly sha256: string;
  }[];
}

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('picture')]);
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('picture')]);

const fileOf = (bytes: Buffer | string, name: string, type: string): File =>
  new File([Uint8Array.from(Buffer.from(bytes as string))], name, { type });
const ofSize = (size: number) => fileOf(Buffer.alloc(size, 'a'), 'a.txt', 'text/plain');
const hello = () => fileOf('Hello', 'hello.txt', 'text/plain');

/** The parts of a form; each is the name and the value. */
type Parts = readonly (readonly [string, File | string])[];

const sendForm = async ({ base }: Workspace, parts: Parts) => {
  const form = new FormData();
  for (const [part, value] of parts) form.append(part, value);
  const response = await fetch(`${inject('apiUrl')}${base}/labs/uploads`, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: await response.json() };
};

const upload = async (workspace: Workspace, parts: Parts) => {
  const { status, body } = await sendForm(workspace, parts);
  return { status, body: body as Upload };
};
const refused = async (...parts: Parts) => {
  const { status, body } = await sendForm(newWorkspace(), parts);
  const { error, errors = [] } = body as Problem;
  return [status, error, ...errors.map(({ pointer }) => pointer)];
};
const asFiles = (...files: readonly File[]): Parts => files.map((file) => ['file', file]);
const listOf = async ({ get }: Workspace) => (await get<readonly Upload[]>('/labs/uploads')).body;

test('tells name, type, size and hash of each file, in order [MULTIPART-01, MULTIPART-04]', async () => {
  const contents = [
    ['a.png', 'image/png', png],
    ['a.jpg', 'image/jpeg', jpeg],
    ['a.pdf', 'application/pdf', '%PDF-1.7 …'],
    ['ä.txt', 'text/plain', 'Grüße'],
    ['b.txt', 'text/plain', 'x'],
  ] as const;
  const files = contents.map(([name, type, bytes]) => fileOf(bytes, name, type));
  const { status, body } = await upload(newWorkspace(), asFiles(...files));
  expect(status).toBe(201);
  expect(body.files).toEqual(
    contents.map(([name, type, bytes]) => ({
      name,
      type,
      size: Buffer.byteLength(bytes),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  );
});

test('takes files of 1 to 1048576 bytes [MULTIPART-02, MULTIPART-03]', async () => {
  for (const size of [1, 1_048_576]) {
    const { status, body } = await upload(newWorkspace(), asFiles(ofSize(size)));
    expect([status, body.files[0]?.size]).toEqual([201, size]);
  }
  const empty = await refused(...asFiles(hello(), ofSize(0)));
  expect(empty).toEqual([400, 'Invalid input', '/file/1']);
  const large = await refused(...asFiles(hello(), ofSize(1_048_577)));
  expect(large).toEqual([413, 'File too large']);
});

const typeRefused = [415, 'File type refused', '/file/0'];

test('refuses a type that is not accepted [MULTIPART-04]', async () => {
  for (const type of ['text/html', 'image/gif', 'application/octet-stream', 'application/zip'])
    expect(await refused(['file', fileOf('Hello', 'a.txt', type)])).toEqual(typeRefused);
});

test('refuses bytes that are of another type than they say [MULTIPART-05]', async () => {
  for (const [bytes, name, type] of [
    ['Hello', 'a.png', 'image/png'],
    [png, 'a.txt', 'text/plain'],
    [jpeg, 'a.png', 'image/png'],
    [png, 'a.jpg', 'image/jpeg'],
    ['Hello', 'a.pdf', 'application/pdf'],
    [Buffer.from([0x47, 0xfc, 0x6e]), 'a.txt', 'text/plain'],
    [Buffer.from([0x41, 0]), 'a.txt', 'text/plain'],
    [Buffer.from('ü').subarray(0, 1), 'a.txt', 'text/plain'],
  ] as const)
    expect(await refused(['file', fileOf(bytes, name, type)])).toEqual(typeRefused);
  const named = await upload(newWorkspace(), [['file', fileOf(png, 'a.txt', 'image/png')]]);
  expect(named.status).toBe(201);
});

const one: Parts[number] = ['file', hello()];

test.each<[string, Parts, ...string[]]>([
  ['no part', [], '/file'],
  ['another name', [['files', hello()]], '/file', '/files'],
  ['a second name', [one, ['other', hello()]], '/other'],
  ['the name of a prototype', [one, ['__proto__', hello()]], '/__proto__'],
  ['text', [['file', 'Hello']], '/file'],
  ['a field', [one, ['note', 'x']], '/note'],
  ['no chosen file', [['file', fileOf('', '', 'application/octet-stream')]], '/file'],
  ['six files', asFiles(...Array.from({ length: 6 }, hello)), '/file'],
])('refuses %s [MULTIPART-06]', async (_, parts, ...pointers) => {
  expect(await refused(...parts)).toEqual([400, 'Invalid input', ...pointers]);
});

/** A body without its last boundary. */
const unfinished =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: text/plain\r\n\r\nHello\r\n';

test('refuses a body that is no multipart [MULTIPART-07]', async () => {
  const { send } = newWorkspace();
  for (const [type, raw] of [
    ['multipart/form-data', `${unfinished}--b--\r\n`],
    ['multipart/form-data; boundary=c', `${unfinished}--b--\r\n`],
    ...[unfinished, unfinished.slice(0, -5), unfinished.slice(0, 40), '--b', 'Hello'].map(
      (text) => ['multipart/form-data; boundary=b', text] as const,
    ),
  ] as const) {
    const headers = { 'Content-Type': type };
    const { status, body } = await send<Problem>('POST', '/labs/uploads', { headers, raw });
    expect([status, body.error]).toEqual([400, 'Malformed multipart body']);
  }
});

test('lists accepted uploads, the newest first, and no refused one [MULTIPART-08]', async () => {
  const workspace = newWorkspace();
  const first = await upload(workspace, asFiles(hello()));
  await upload(workspace, asFiles(hello(), fileOf('', 'empty.txt', 'text/plain')));
  await upload(workspace, asFiles(hello(), fileOf('Hello', 'a.png', 'image/png')));
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  await workspace.send('POST', '/labs/uploads', { headers, raw: unfinished });
  const second = await upload(workspace, asFiles(hello(), hello()));
  expect(await listOf(workspace)).toEqual([second.body, first.body]);
  expect(await listOf(newWorkspace())).toEqual([]);
});

test('an upload that breaks off leaves nothing [MULTIPART-09]', async () => {
  const workspace = newWorkspace();
  const leaving = new AbortController();
  const parts = [
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n',
    '\r\nHello',
  ];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = parts.shift();
      if (next === undefined) leaving.abort();
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
  const sending = fetch(`${inject('apiUrl')}${workspace.base}/labs/uploads`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
    signal: leaving.signal,
  });
  await expect(sending).rejects.toThrow('aborted');
  expect(await listOf(workspace)).toEqual([]);
});

test.each(['file', 'name'])('refuses a %s whose name is not UTF-8 [ANSWER-20]', async (place) => {
  const [part, name] = place === 'file' ? ['file', 'é.txt'] : ['é', 'a.txt'];
  const raw = Buffer.from(
    `--b\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--\r\n`,
    'latin1',
  );
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const { status, body } = await newWorkspace().send<Problem>('POST', '/labs/uploads', {
    headers,
    raw: Uint8Array.from(raw),
  });
  expect([status, body.error]).toEqual([400, 'Malformed multipart body']);
});
