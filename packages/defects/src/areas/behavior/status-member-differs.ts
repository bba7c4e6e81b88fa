import { defect } from '../../defect.ts';
import type { Problem } from '@sparring/contracts/problem';

export default defect({
  id: 'status-member-differs',
  rule: 'ANSWER-02',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/problem/refusal.ts',
  from: '{ type, title, status, error,',
  to: '{ type, title, status: status < 500 ? 400 : status, error,',
  seen: 'The status in the body of an error is not the one of the answer.',
  hints: [
    'Look at the body of an error.',
    'Its status is there twice.',
    'A 404: the member status is 404 as well.',
  ],
  caught: async ({ api, expect }) => {
    const { status, body } = await api.get<Problem>('/nothing-here');
    expect(body.status).toBe(status);
  },
});
