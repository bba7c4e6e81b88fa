import { defect } from '../../defect.ts';

export default defect({
  id: 'id-of-the-next',
  rule: 'STREAM-03',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/feed/feed.ts',
  from: 'id: String(number), data',
  to: 'id: String(number + 1), data',
  matters: 'true',
  seen: 'The id of an event is not the number of its movement, so that a resumed stream leaves one out.',
  hints: [
    'Look at all fields of an event.',
    'Compare the id with the data.',
    'The first event has the id 1 and the number 1.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<string>('/labs/events?count=3&every=0');
    expect(body.match(/^id: .*/gm)).toEqual(['id: 1', 'id: 2', 'id: 3']);
  },
});
