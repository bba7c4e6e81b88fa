import { defect } from '../../defect.ts';

export default defect({
  id: 'no-allow',
  rule: 'ANSWER-05',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/http/endpoint/resource.ts',
  from: "throw new HttpProblem('method-not-allowed', detail, { headers: { Allow } });",
  to: "throw new HttpProblem('method-not-allowed', detail);",
  seen: 'A 405 does not say which methods there are.',
  hints: [
    'Look at a method that a path does not take.',
    'A 405 names those that it does.',
    'DELETE /books: the header Allow lists GET.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.send('DELETE', '/books');
    expect(headers.get('Allow')).toContain('GET');
  },
});
