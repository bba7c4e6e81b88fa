import { defect } from '../../defect.ts';
import { script } from '../../workspace.ts';

export default defect({
  id: 'retry-at-once-unsaid',
  rule: 'FAULT-06',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/faults/act.ts',
  from: 'headers: retry_after === undefined ?',
  to: 'headers: !retry_after ?',
  seen: 'A scripted status with retry_after 0 has no Retry-After.',
  hints: [
    'Look at the outcome status.',
    'Try the smallest value of each of its members.',
    'A 503 with retry_after 0: the header Retry-After is 0.',
  ],
  caught: async ({ api, expect }) => {
    const outcomes = [{ kind: 'status', status: 503, retry_after: 0 }] as const;
    await script(api, { path: '/ping', outcomes });
    const { headers } = await api.get('/ping');
    expect(headers.get('Retry-After')).toBe('0');
  },
});
