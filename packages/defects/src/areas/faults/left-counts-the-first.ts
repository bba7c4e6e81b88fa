import { defect } from '../../defect.ts';
import type { FaultReport } from '@sparring/contracts/fault';
import { pinged, script } from '../../workspace.ts';

export default defect({
  id: 'left-counts-the-first',
  rule: 'FAULT-12',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/faults/faults.ts',
  from: 'rule.outcomes.length - countOf(at, all)',
  to: 'rule.outcomes.length - countOf(at, 0)',
  matters: 'countOf(at, all) !== countOf(at, 0)',
  seen: 'After the second fault of a sequence, the report says that as many are left as after the first.',
  hints: [
    'Look at what GET /workspace/faults counts.',
    'Use up more than one outcome.',
    'Three outcomes, two requests: one is left.',
  ],
  caught: async ({ api, expect }) => {
    const outcomes = Array.from({ length: 3 }, () => ({ kind: 'pass' }) as const);
    await script(api, { path: '/ping', outcomes });
    await pinged(api);
    await pinged(api);
    const { body } = await api.get<FaultReport>('/workspace/faults');
    expect(body.rules[0]?.left).toBe(1);
  },
});
