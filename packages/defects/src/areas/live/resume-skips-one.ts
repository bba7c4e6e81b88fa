import { defect } from '../../defect.ts';

export default defect({
  id: 'resume-skips-one',
  rule: 'STREAM-11',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/feed/routes.ts',
  from: 'linesOf({ ...query, seed',
  to: 'linesOf({ ...query, after: query.after && query.after + 1, seed',
  seen: 'Lines that are resumed leave one out.',
  hints: [
    'Look at the lines after an interruption.',
    'Compare them with those of a request without one.',
    'after=2 begins with the line number 3.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<string>('/labs/lines?count=5&after=2');
    expect(body).toMatch(/^\{"number":3,/);
  },
});
