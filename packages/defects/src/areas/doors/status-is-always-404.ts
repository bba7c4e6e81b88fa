import { defect } from '../../defect.ts';

export default defect({
  id: 'status-is-always-404',
  rule: 'DOOR-08',
  level: 'hard',
  technique: 'oracle',
  file: 'packages/practice/src/labs/doors/doors.ts',
  from: '.integer(statuses.length)] ?? 404',
  to: '.integer(1)] ?? 404',
  pure: true,
  seen: 'The door Status answers with 404, whatever the seed is.',
  hints: [
    'Look at the door Status.',
    'Open it more than once.',
    'Open it with ten seeds: 404, 410 and 500 each come.',
  ],
  caught: async ({ api, expect }) => {
    const statuses = new Set<number>();
    for (let seed = 0; seed < 20; seed += 1)
      statuses.add((await fetch(`${api.origin}/doors/ada/${seed}/status`)).status);
    expect(statuses).toEqual(new Set([404, 410, 500]));
  },
});
