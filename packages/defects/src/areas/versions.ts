import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import type { Workspace } from '@sparring/contracts/workspace';
import { type Defect, defect } from '../defect.ts';
import { newBook } from '../new-book.ts';
import { set } from '../workspace.ts';

export const defects: readonly Defect[] = [
  defect('clock-forgets-if-match', 'WORKSPACE-13', 'sneaky', 'sequences', {
    file: 'apps/api/src/conditions/settings.ts',
    from: "...(if_match && { if_match: if_match === 'required' ? if_match : undefined }),",
    to: "if_match: if_match === 'required' ? if_match : undefined,",
    matters: "before.if_match === 'required' && if_match === undefined",
    seen: 'Who sets the clock of a workspace makes If-Match optional again.',
    nudge: 'Look at the settings of a workspace.',
    hint: 'A PATCH changes what it names. Look at all the rest afterwards.',
    recipe: 'Set if_match to required, then advance the clock: if_match is still required.',
    caught: async ({ api, expect }) => {
      await set(api, { if_match: 'required' });
      await set(api, { advance: 'PT1H' });
      const { body } = await api.get<Workspace>('/workspace');
      expect(body.if_match).toBe('required');
    },
  }),
  defect('created-under-another-id', 'VERSION-11', 'hard', 'oracle', {
    file: 'apps/api/src/books/routes.ts',
    from: '{ id, precondition }',
    to: '{ precondition }',
    matters: 'true',
    seen: 'PUT with If-None-Match: * creates the book, but not under the id of the path.',
    nudge: 'Look at a PUT that creates.',
    hint: 'Who sends a PUT chooses the address.',
    recipe: 'PUT a book to a free id with If-None-Match: *, then GET that id: 200.',
    caught: async ({ api, expect }) => {
      const path = '/books/5f0c1f5e-0c7a-4a53-8f6a-6c1d2e3f4a5b';
      await api.send('PUT', path, { headers: { 'If-None-Match': '*' }, body: newBook });
      const { status } = await api.get(path);
      expect(status).toBe(200);
    },
  }),
  defect('delete-ignores-if-match', 'VERSION-02', 'hard', 'concurrency', {
    file: 'apps/api/src/books/routes.ts',
    from: '.remove(workspace.name, params.id, refuseUnexpected(header))',
    to: '.remove(workspace.name, params.id)',
    used: "header('If-Match') !== undefined || header('If-None-Match') !== undefined",
    seen: 'DELETE removes a book although If-Match names an old version.',
    nudge: 'Look at If-Match.',
    hint: 'It is for every call that writes, not only for those that change.',
    recipe: 'DELETE with an old ETag: 412, and the book is still there.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      const refused = await api.send('DELETE', path, { headers: { 'If-Match': '"0"' } });
      const { status } = await api.get(path);
      expect([refused.status, status]).toEqual([412, 200]);
    },
  }),
  defect('delete-needs-no-match', 'VERSION-12', 'sneaky', 'negative', {
    file: 'apps/api/src/conditions/require-match.ts',
    from: "endpoint.method !== 'GET' &&",
    to: "!['GET', 'DELETE'].includes(endpoint.method) &&",
    used: 'workspaceContext.conditions.if_match !== undefined',
    matters: `endpoint.method === 'DELETE' &&
    'If-Match' in (endpoint.headers ?? {}) &&
    request.headers['if-match'] === undefined &&
    request.headers['if-none-match'] !== '*'`,
    seen: 'Where If-Match is required, DELETE works without it.',
    nudge: 'Look at a workspace that requires If-Match.',
    hint: 'There are three ways to change a book.',
    recipe: 'Set if_match to required and DELETE a book without If-Match: 428.',
    caught: async ({ api, expect }) => {
      await set(api, { if_match: 'required' });
      const { status } = await api.send('DELETE', `/books/${exampleBook.id}`);
      expect(status).toBe(428);
    },
  }),
  defect('etag-stays', 'VERSION-01', 'sneaky', 'concurrency', {
    file: 'apps/api/src/books/book-work.ts',
    from: `const version = yield* drawVersion(name, workspace, book);
    yield sql(update`,
    to: `const { version } = before;
    yield sql(update`,
    matters: 'true',
    seen: 'A changed book keeps its ETag.',
    nudge: 'Look at the ETag of a book.',
    hint: 'Another content is another version.',
    recipe: 'PATCH a book: its ETag before differs from the one after.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      const before = await api.get(path);
      await api.send('PATCH', path, { body: { stock: 3 } });
      const after = await api.get(path);
      expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
    },
  }),
  defect('never-304', 'VERSION-04', 'medium', 'contract', {
    file: 'apps/api/src/http/read/conditional.ts',
    from: 'return noneMatch !== undefined && isCached(noneMatch, etag);',
    to: "return noneMatch === '*';",
    used: 'noneMatch !== undefined',
    matters: "isCached(noneMatch!, etag) !== (noneMatch === '*')",
    seen: 'A book that has not changed is sent again, although If-None-Match names its ETag.',
    nudge: 'Look at If-None-Match.',
    hint: 'Who has the current version gets no body.',
    recipe: 'GET a book with its own ETag in If-None-Match: 304.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      const { headers } = await api.get(path);
      const { status } = await api.get(path, { 'If-None-Match': headers.get('ETag') ?? '' });
      expect(status).toBe(304);
    },
  }),
  defect('only-the-first-etag', 'VERSION-05', 'sneaky', 'contract', {
    file: 'apps/api/src/http/read/conditional.ts',
    from: "listed('If-None-Match', ifNoneMatch).map(",
    to: "listed('If-None-Match', ifNoneMatch).slice(0, 1).map(",
    pure: true,
    seen: 'Of several ETags in If-None-Match only the first is compared.',
    nudge: 'Look at If-None-Match.',
    hint: 'It can hold more than one ETag.',
    recipe: 'If-None-Match: "0", and the current one behind it: 304.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      const { headers } = await api.get(path);
      const { status } = await api.get(path, { 'If-None-Match': `"0", ${headers.get('ETag')}` });
      expect(status).toBe(304);
    },
  }),
  defect('refused-but-changed', 'VERSION-03', 'sneaky', 'concurrency', {
    file: 'apps/api/src/books/books.ts',
    from: 'change: (workspace, ...change) => write(work.change(workspace, writer, ...change)),',
    to: `change: async (workspace, id, change, precondition) => {
      const { version } = await readWorkspace(workspace, findBook(workspace, id));
      const changed = await write(work.change(workspace, writer, id, change));
      precondition?.(version);
      return changed;
    },`,
    // It is thrown at a version that no book has: nobody can tell.
    used: 'change[2]?.(-1) !== undefined',
    seen: 'A change is refused with 412 and made all the same.',
    nudge: 'Look at If-Match.',
    hint: 'After a refusal nothing has changed: read it again.',
    recipe: 'PATCH with an old ETag: 412, and GET shows the old value.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      await api.send('PATCH', path, { headers: { 'If-Match': '"0"' }, body: { stock: 3 } });
      const { body } = await api.get<Book>(path);
      expect(body.stock).toBe(exampleBook.stock);
    },
  }),
];
