import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { countOf, create, firstBook, read } from './test-books.ts';
import { newName, newWorkspace, pointersOf, send, type Problem } from './test-client.ts';

interface Settings {
  readonly name: string;
  readonly seed: number;
  readonly step: number;
  readonly chance: string;
  readonly books: number;
}

const untouched = { seed: 42, step: 0, chance: 'seeded', books: 30 };
const settings = '/v1/practice/workspace';
const everySettings = [settings, '/practice/workspace'];
const inHeader = (name: string) => ({ 'X-Workspace': name });
const nameAt = async (path: string, headers = {}) =>
  (await send<Settings>('GET', path, { headers })).body.name;

test('a write in one workspace changes no other [WORKSPACE-01]', async () => {
  const [mine, theirs] = [newWorkspace(), newWorkspace()];
  const before = (await read(theirs)).body;
  await mine.send('PATCH', firstBook, { body: { title: 'Mine' } });
  await mine.send('PATCH', '/workspace', { body: { seed: 7 } });
  await create(mine);
  expect((await read(theirs)).body).toEqual(before);
  expect((await theirs.get('/workspace')).body).toMatchObject(untouched);
});

test('selects the workspace by the prefix, for reads and writes [WORKSPACE-02]', async () => {
  const workspace = newWorkspace();
  for (const path of everySettings)
    expect(await nameAt(`/w/${workspace.name}${path}`)).toBe(workspace.name);
  await workspace.send('DELETE', firstBook);
  expect((await read(workspace)).status).toBe(404);
});

test('selects the workspace by the header, for reads and writes [WORKSPACE-03]', async () => {
  const { name, get } = newWorkspace();
  const headers = inHeader(name);
  for (const path of everySettings) expect(await nameAt(path, headers)).toBe(name);
  const body = { title: 'By header' };
  const path = `/v1/practice${firstBook}`;
  expect((await send('PATCH', path, { headers, body })).status).toBe(200);
  expect((await get<Book>(firstBook)).body.title).toBe('By header');
  expect((await send<Book>('GET', path, { headers })).body.title).toBe('By header');
  await send('DELETE', path, { headers });
  expect((await get(firstBook)).status).toBe(404);
  expect((await send('GET', path, { headers })).status).toBe(404);
});

test('uses the workspace public without prefix and header [WORKSPACE-04]', async () => {
  for (const path of everySettings) expect(await nameAt(path)).toBe('public');
});

test('refuses a prefix and a header that differ [WORKSPACE-05]', async () => {
  const path = `/w/${newName()}${settings}`;
  expect((await send('GET', path, { headers: inHeader(newName()) })).status).toBe(400);
});

test.each([3, 64])('takes a name of %d characters [WORKSPACE-06]', async (length) => {
  const name = newName().replaceAll('-', '').repeat(2).slice(-length);
  expect(await nameAt(`/w/${name}${settings}`)).toBe(name);
});

test.each(['007', 'a-b', '---'])('takes the name %s [WORKSPACE-06]', async (name) => {
  expect(await nameAt(`/w/${name}${settings}`)).toBe(name);
});

test.each(['ab', 'a'.repeat(65), 'a_b', 'a%20b', 'zo%C3%A9', 'a.b', '..%252f', ''])(
  'refuses the name %s [WORKSPACE-06]',
  async (name) => {
    const { status, headers } = await send('GET', `/w/${name}${settings}`);
    expect([status, headers.get('X-Workspace')]).toEqual([400, 'public']);
  },
);

test('converts capital letters of a name [WORKSPACE-07]', async () => {
  const name = newName();
  const capitals = name.toUpperCase();
  expect(await nameAt(`/w/${capitals}${settings}`)).toBe(name);
  expect(await nameAt(`/w/${capitals.replace('H', '%48')}${settings}`)).toBe(name);
  expect(await nameAt(settings, inHeader(capitals))).toBe(name);
  expect(await nameAt(`/w/${name}${settings}`, inHeader(capitals))).toBe(name);
});

test('gives a new workspace 30 books, seed 42 and step 0 [WORKSPACE-08]', async () => {
  const workspace = newWorkspace();
  const { status, body } = await workspace.get('/workspace');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: workspace.name, ...untouched });
  expect(await countOf(workspace)).toBe(30);
});

test('a reset restores books, seed, step and chance [WORKSPACE-09]', async () => {
  const workspace = newWorkspace();
  const before = (await read(workspace)).body;
  await workspace.send('DELETE', firstBook);
  await create(workspace);
  await workspace.send('PATCH', '/workspace', { body: { seed: 7, chance: 'never' } });
  await workspace.get('/testing/users');
  const { status, body } = await workspace.send('POST', '/workspace/reset');
  expect(status).toBe(200);
  expect(body).toMatchObject(untouched);
  expect((await workspace.get('/workspace')).body).toMatchObject(untouched);
  expect((await read(workspace)).body).toEqual(before);
});

test('a deleted workspace starts again with the seed data [WORKSPACE-10]', async () => {
  const workspace = newWorkspace();
  await create(workspace);
  await workspace.send('PATCH', '/workspace', { body: { seed: 7 } });
  expect((await workspace.send('DELETE', '/workspace')).status).toBe(200);
  expect((await workspace.get('/workspace')).body).toMatchObject(untouched);
});

test('refuses to delete the workspace public [WORKSPACE-11]', async () => {
  expect((await send('DELETE', settings)).status).toBe(403);
});

test('creates a workspace with another name each time [WORKSPACE-12]', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => send<Settings>('POST', '/v1/practice/workspaces')),
  );
  expect([one?.status, other?.status]).toEqual([201, 201]);
  expect(one?.body.name).not.toBe(other?.body.name);
  const found = await send('GET', one?.headers.get('Location') ?? '');
  expect(found.body).toMatchObject({ name: one?.body.name, ...untouched });
});

test('keeps a setting that is left out [WORKSPACE-13]', async () => {
  const { send: call } = newWorkspace();
  const set = (body: object) => call('PATCH', '/workspace', { body });
  await set({ chance: 'never' });
  expect((await set({ seed: 7 })).body).toMatchObject({ seed: 7, chance: 'never' });
  await call('GET', '/testing/users');
  expect((await set({ chance: 'always' })).body).toMatchObject({ seed: 7, step: 1 });
  expect((await set({ seed: 7 })).body).toMatchObject({ step: 0, chance: 'always' });
});

test.each([{ seed: 7 }, { clock: 'frozen' }, { advance: 'PT1H' }])(
  'keeps what %j leaves out [WORKSPACE-13]',
  async (change) => {
    const { send: call } = newWorkspace();
    const set = (body: object) => call('PATCH', '/workspace', { body });
    await set({ now: '2030-01-01T00:00:00Z', if_match: 'required', chance: 'never' });
    const { body } = await set(change);
    expect(body).toMatchObject({
      if_match: 'required',
      chance: 'never',
      now: expect.stringMatching(/^2030-/),
    });
  },
);

test.each([0, 4_294_967_295])('takes the seed %d [WORKSPACE-14]', async (seed) => {
  const { body } = await newWorkspace().send('PATCH', '/workspace', { body: { seed } });
  expect(body).toMatchObject({ seed });
});

test.each([
  ['seed', -1],
  ['seed', 4_294_967_296],
  ['seed', 1.5],
  ['seed', '42'],
  ['chance', 'sometimes'],
])('refuses a %s of %j [WORKSPACE-14]', async (name, value) => {
  const reply = await newWorkspace().send<Problem>('PATCH', '/workspace', {
    body: { [name]: value },
  });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/${name}`]);
});

test('names the workspace in every reply [WORKSPACE-15]', async () => {
  const { name, get, send: call } = newWorkspace();
  const replies = [
    await get('/ping'),
    await get('/books'),
    await get('/nothing'),
    await get('/books/1'),
    await call('DELETE', '/ping'),
    await call('OPTIONS', '/books'),
    await call('POST', '/books', { raw: 'text', headers: { 'Content-Type': 'text/plain' } }),
  ];
  for (const { headers } of replies) expect(headers.get('X-Workspace')).toBe(name);
});

test.each([
  [{ seed: null }, '/seed'],
  [{ sead: 1 }, '/sead'],
  [{}, ''],
])('refuses the settings %j and names the field', async (body, pointer) => {
  const reply = await newWorkspace().send<Problem>('PATCH', '/workspace', { body });
  expect([reply.status, pointersOf(reply)[0]]).toEqual([400, pointer]);
});

test('takes the settings as a merge patch', async () => {
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const sent = { raw: '{"seed":1}', headers };
  const { status, body } = await newWorkspace().send('PATCH', '/workspace', sent);
  expect([status, body]).toEqual([200, expect.objectContaining({ seed: 1 })]);
});
