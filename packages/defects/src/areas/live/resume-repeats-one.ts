import { defect } from '../../defect.ts';

export default defect({
  id: 'resume-repeats-one',
  rule: 'STREAM-04',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/feed/feed.ts',
  from: 'of movements(seed, count, after)',
  to: 'of movements(seed, count, after && after - 1)',
  seen: 'A stream that is resumed begins with the item that the client already has.',
  hints: [
    'Look at a stream that breaks.',
    'Add up the pieces of all items, and compare with the stock.',
    'With Last-Event-ID: 3 the first event has the id 4.',
  ],
  caught: async ({ api, expect }) => {
    const sent = { 'Last-Event-ID': '3' };
    const { body } = await api.get<string>('/labs/events?count=5&every=0', sent);
    expect(body.match(/^id: .*/gm)).toEqual(['id: 4', 'id: 5']);
  },
});
