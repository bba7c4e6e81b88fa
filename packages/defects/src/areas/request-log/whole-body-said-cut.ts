import { defect } from '../../defect.ts';
import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'whole-body-said-cut',
  rule: 'LOG-06',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/requests/record.ts',
  from: 'size <= keptBytes',
  to: 'size < keptBytes',
  seen: 'The log says of a body of exactly 8192 bytes that it has only a part of it.',
  hints: [
    'Look at long bodies in the log.',
    'It keeps so many bytes. Send exactly as many.',
    'POST a body of 8192 bytes: complete is true.',
  ],
  caught: async ({ api, expect }) => {
    await logged(api);
    await api.post('/books', 'x'.repeat(8190));
    const [sent] = await logged(api);
    const { body } = await api.get<RecordedRequest>(`/workspace/requests/${sent?.id}`);
    expect(body.request.body).toMatchObject({ bytes: 8192, complete: true });
  },
});
