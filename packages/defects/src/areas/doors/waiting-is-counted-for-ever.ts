import { defect } from '../../defect.ts';

export default defect({
  id: 'waiting-is-counted-for-ever',
  rule: 'DOOR-11',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/server/doors/waiting.ts',
  from: 'waiting.leave(workspace);',
  to: '',
  seen: 'After 20 visits to Slow or Picture, a workspace is refused for ever.',
  hints: [
    'Look at the slow doors.',
    'Open one of them many times, one after the other.',
    'Open Slow 21 times without a delay: it never answers with 503.',
  ],
  caught: async ({ api, expect }) => {
    const workspace = `doors-${crypto.randomUUID()}`;
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time += 1) {
      const reply = await fetch(`${api.origin}/doors/${workspace}/7/slow?delay=0`);
      await reply.text();
      statuses.add(reply.status);
    }
    expect(statuses).toEqual(new Set([200]));
  },
});
