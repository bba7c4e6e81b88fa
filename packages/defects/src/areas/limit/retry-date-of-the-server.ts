import { defect } from '../../defect.ts';
import { frozenAt, limitTo } from '../../workspace.ts';

export default defect({
  id: 'retry-date-of-the-server',
  rule: 'LIMIT-09',
  level: 'hard',
  technique: 'timing',
  file: 'apps/api/src/limit/headers.ts',
  from: 'new Date(inSeconds(at + moreAfter) * 1000)',
  to: 'new Date(inSeconds(Date.now() + moreAfter) * 1000)',
  matters: 'Math.abs(at - Date.now()) > 1000',
  seen: 'As a date, Retry-After follows the clock of the server instead of that of the workspace.',
  hints: [
    'Look at Retry-After.',
    'It has two forms, and the workspace has a clock.',
    'retry_after date, the clock frozen in 2030: Retry-After is a date in 2030.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    await limitTo(api, { kind: 'fixed-window', limit: 1, retry_after: 'date' });
    await api.get('/ping');
    const { headers } = await api.get('/ping');
    expect(headers.get('Retry-After')).toBe('Tue, 01 Jan 2030 00:01:00 GMT');
  },
});
