import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'patch-of-created-at',
  rule: 'PATCH-04',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/book-labs/json-patch.ts',
  from: "['id', 'created_at', 'updated_at'] as const",
  to: "['id', 'updated_at'] as const",
  seen: 'A patch of created_at gets 200 and changes nothing.',
  hints: [
    'Look at the fields that the API sets itself.',
    'A 200 says that the change was made.',
    'replace /created_at: 400, as for /id.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.send('PATCH', `/labs/books/${exampleBook.id}`, {
      headers: { 'Content-Type': 'application/json-patch+json' },
      body: [{ op: 'replace', path: '/created_at', value: '2020-01-01T00:00:00.000Z' }],
    });
    expect(status).toBe(400);
  },
});
