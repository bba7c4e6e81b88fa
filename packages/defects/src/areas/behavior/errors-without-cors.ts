import { defect } from '../../defect.ts';

export default defect({
  id: 'errors-without-cors',
  rule: 'ANSWER-08',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/http/send/problem-answer.ts',
  from: 'headers: problem.headers,',
  to: "headers: { ...problem.headers, 'Access-Control-Allow-Origin': 'null' },",
  matters: 'true',
  seen: 'A page of another origin cannot read errors.',
  hints: [
    'Look at the headers that every answer has.',
    'Every answer: also the one that refuses.',
    'A 404 has Access-Control-Allow-Origin.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.get('/nothing-here', { Origin: 'https://course.example' });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  },
});
