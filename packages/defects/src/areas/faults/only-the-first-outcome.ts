import { defect } from '../../defect.ts';
import { pinged, script } from '../../workspace.ts';

export default defect({
  id: 'only-the-first-outcome',
  rule: 'FAULT-04',
  level: 'hard',
  technique: 'oracle',
  file: 'apps/api/src/faults/decide.ts',
  from: 'Math.floor((drawn / share) * outcomes.length)',
  to: 'Math.floor(drawn * outcomes.length)',
  pure: true,
  seen: 'Of the outcomes of a rule with a share, the first ones come too often.',
  hints: [
    'Look at a rule with a share.',
    'Count how often each of its outcomes comes.',
    'Share 0.5 with 500 and 503, forty requests: both statuses come.',
  ],
  caught: async ({ api, expect }) => {
    const outcomes = [500, 503].map((status) => ({ kind: 'status', status }) as const);
    await script(api, { path: '/ping', share: 0.5, outcomes });
    const statuses = [];
    while (statuses.length < 40) statuses.push(await pinged(api));
    expect(statuses).toContain(503);
  },
});
