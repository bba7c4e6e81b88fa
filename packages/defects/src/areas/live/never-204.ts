import { defect } from '../../defect.ts';

export default defect({
  id: 'never-204',
  rule: 'STREAM-05',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/api/src/feed/routes.ts',
  from: 'if (after === query.count)',
  to: 'if (after > query.count)',
  seen: 'A client that has everything is told to go on: an EventSource reconnects for ever.',
  hints: [
    'Look at the end of a stream.',
    'What does a client get that already has the last event?',
    'Last-Event-ID: 3 of count=3 gets 204.',
  ],
  caught: async ({ api, expect }) => {
    const sent = { 'Last-Event-ID': '3' };
    expect((await api.get('/labs/events?count=3&every=0', sent)).status).toBe(204);
  },
});
