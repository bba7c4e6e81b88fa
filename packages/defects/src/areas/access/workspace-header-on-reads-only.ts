import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'workspace-header-on-reads-only',
  rule: 'WORKSPACE-03',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/http/read/workspace.ts',
  from: "request.headers['x-workspace']?.toString()",
  to: "request.method === 'GET' ? request.headers['x-workspace']?.toString() : undefined",
  matters: "request.method !== 'GET' && request.headers['x-workspace'] !== undefined",
  seen: 'A write with the header X-Workspace goes to the public workspace.',
  hints: [
    'Look at the two ways to name a workspace.',
    'What one way writes, the other must find.',
    'POST with the header X-Workspace, read by /w/…: the book is there.',
  ],
  caught: async ({ api, expect }) => {
    const isbn = '9782000000006';
    await fetch(`${api.origin}/v1/practice/books`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Workspace': api.workspace },
      body: JSON.stringify({ ...newBook, isbn }),
    });
    const { body } = await api.get<readonly Book[]>('/books?limit=100');
    expect(body.map((book) => book.isbn)).toContain(isbn);
  },
});
