import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { set } from '../../workspace.ts';

export default defect({
  id: 'delete-needs-no-match',
  rule: 'VERSION-12',
  level: 'sneaky',
  technique: 'negative',
  file: 'apps/api/src/conditions/require-match.ts',
  from: "endpoint.method !== 'GET' &&",
  to: "!['GET', 'DELETE'].includes(endpoint.method) &&",
  used: 'workspaceContext.conditions.if_match !== undefined',
  matters: `endpoint.method === 'DELETE' &&
    'If-Match' in (endpoint.headers ?? {}) &&
    request.headers['if-match'] === undefined &&
    request.headers['if-none-match'] !== '*'`,
  seen: 'Where If-Match is required, DELETE works without it.',
  hints: [
    'Look at a workspace that requires If-Match.',
    'There are three ways to change a book.',
    'Set if_match to required and DELETE a book without If-Match: 428.',
  ],
  caught: async ({ api, expect }) => {
    await set(api, { if_match: 'required' });
    const { status } = await api.send('DELETE', `/books/${exampleBook.id}`);
    expect(status).toBe(428);
  },
});
