import { defect } from '../../defect.ts';

export default defect({
  id: 'retry-every-time',
  rule: 'STREAM-09',
  level: 'easy',
  technique: 'contract',
  file: 'apps/api/src/feed/feed.ts',
  from: 'yield number === after + 1 ? { ...sent, retry } : sent;',
  to: 'yield { ...sent, retry };',
  seen: 'Every event sets the time after which a client reconnects.',
  hints: [
    'Look at all fields of an event.',
    'One of them belongs to a connection, not to each event.',
    'Only the first event of a connection has retry.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<string>('/labs/events?count=3&every=0');
    expect(body.match(/^retry: .*/gm)).toHaveLength(1);
  },
});
