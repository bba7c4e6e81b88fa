import { expect, test } from 'vitest';
import { newWorkspace, type Problem, type Workspace } from './test-client.ts';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly version: number;
}
interface Notebook {
  readonly notes: readonly Note[];
  readonly writes: readonly { readonly text: string; readonly status: number }[];
}

const path = '/labs/notes';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [id, unknown] = [idOf(1), idOf(2)];

const put = (
  { send }: Workspace,
  text: string,
  headers: Readonly<Record<string, string>> = { 'If-None-Match': '*' },
  note = id,
) => send<Note & Problem>('PUT', `${path}/${note}`, { body: { text }, headers });
const list = async ({ get }: Workspace) => (await get<Notebook>(path)).body;

test('adds a note under the id of the client, once [NOTEBOOK-01]', async () => {
  const workspace = newWorkspace();
  const { status, headers, body } = await put(workspace, 'Milk');
  expect([status, body]).toEqual([201, { id, text: 'Milk', version: 1 }]);
  expect(headers.get('ETag')).toBe('"1"');
  expect(headers.get('Location')).toBe(`${workspace.base}${path}/${id}`);
  expect((await put(workspace, 'Tea')).status).toBe(412);
  expect((await list(workspace)).notes).toEqual([body]);
});

test('changes the version that If-Match names, and no other [NOTEBOOK-02]', async () => {
  const workspace = newWorkspace();
  await put(workspace, 'Milk');
  const change = (text: string) => put(workspace, text, { 'If-Match': '"1"' });
  const won = await change('Soy milk');
  expect([won.status, won.headers.get('ETag')]).toEqual([204, '"2"']);
  const lost = await change('Oat milk');
  expect([lost.status, lost.headers.get('ETag')]).toEqual([412, '"2"']);
  expect((await list(workspace)).notes).toEqual([{ id, text: 'Soy milk', version: 2 }]);
});

test('takes 40 characters, and changes no note that is not there [NOTEBOOK-03]', async () => {
  const workspace = newWorkspace();
  expect((await put(workspace, '😀'.repeat(40))).status).toBe(201);
  const { status, body } = await put(workspace, 'a'.repeat(41), { 'If-Match': '"1"' });
  expect([status, body.errors?.[0]?.pointer]).toEqual([400, '/text']);
  expect((await put(workspace, 'Tea', {}, unknown)).status).toBe(404);
  expect((await put(workspace, 'Tea', { 'If-Match': '*' }, unknown)).status).toBe(404);
});

test('lists each write with its status, the oldest first [NOTEBOOK-04]', async () => {
  const workspace = newWorkspace();
  await put(workspace, 'Milk');
  await put(workspace, 'Milk');
  await put(workspace, 'Oat milk', { 'If-Match': '"1"' });
  await put(workspace, 'a'.repeat(41), {}, unknown);
  const { notes, writes } = await list(workspace);
  expect(notes.map(({ text }) => text)).toEqual(['Oat milk']);
  expect(writes).toEqual([
    { note: id, kind: 'add', text: 'Milk', status: 201 },
    { note: id, kind: 'add', text: 'Milk', status: 412 },
    { note: id, kind: 'change', text: 'Oat milk', status: 204 },
    { note: unknown, kind: 'change', text: 'a'.repeat(41), status: 400 },
  ]);
});

test('keeps the newest 50 notes and writes [NOTEBOOK-04, NOTEBOOK-05]', async () => {
  const workspace = newWorkspace();
  for (let number = 1; number <= 51; number += 1)
    await put(workspace, `Note ${number}`, { 'If-None-Match': '*' }, idOf(number));
  const { notes, writes } = await list(workspace);
  for (const texts of [notes, writes].map((all) => all.map(({ text }) => text))) {
    expect(texts).toHaveLength(50);
    expect([texts[0], texts.at(-1)]).toEqual(['Note 2', 'Note 51']);
  }
});

test('keeps the notes of a workspace for itself, until they are deleted or it is reset [NOTEBOOK-06]', async () => {
  const [mine, theirs] = [newWorkspace(), newWorkspace()];
  for (const workspace of [mine, theirs]) await put(workspace, 'Milk');
  await mine.send('DELETE', path);
  expect(await list(mine)).toEqual({ notes: [], writes: [] });
  expect((await list(theirs)).notes).toHaveLength(1);
  await theirs.send('POST', '/workspace/reset');
  expect(await list(theirs)).toEqual({ notes: [], writes: [] });
});
