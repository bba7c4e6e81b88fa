import { defect } from '../../defect.ts';
import { pinged, script } from '../../workspace.ts';

export default defect({
  id: 'last-rule-decides',
  rule: 'FAULT-02',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/api/src/faults/faults.ts',
  from: 'write(takeOf(name, faults, matching))',
  to: 'write(takeOf(name, faults, matching.toReversed()))',
  seen: 'When two rules match a request, the later one decides.',
  hints: [
    'Look at the order of the rules.',
    'A narrow rule stands before a wide one.',
    '503 for /ping, then 500 for /*: GET /ping gets 503.',
  ],
  caught: async ({ api, expect }) => {
    await script(
      api,
      { path: '/ping', outcomes: [{ kind: 'status', status: 503 }] },
      { path: '/*', outcomes: [{ kind: 'status', status: 500 }] },
    );
    expect(await pinged(api)).toBe(503);
  },
});
