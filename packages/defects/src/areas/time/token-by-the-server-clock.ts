import { defect } from '../../defect.ts';
import { sampleAccount } from '@sparring/contracts/auth';
import { set } from '../../workspace.ts';

export default defect({
  id: 'token-by-the-server-clock',
  rule: 'TIME-08',
  level: 'medium',
  technique: 'timing',
  file: 'apps/api/src/auth/tokens.ts',
  from: 'currentDate: clock.now(),',
  to: 'currentDate: new Date(),',
  matters: 'Math.abs(clock.now().getTime() - Date.now()) > 1000',
  seen: 'A token is still accepted when the clock of the workspace is past its end.',
  hints: [
    'Look at how long a token is valid.',
    'You do not have to wait for an hour: the workspace has a clock.',
    'Log in, advance the clock by PT61M: GET /auth/me gets 401.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.post<{ token: string }>('/auth', sampleAccount);
    await set(api, { advance: 'PT61M' });
    const { status } = await api.get('/auth/me', { Authorization: `Bearer ${body.token}` });
    expect(status).toBe(401);
  },
});
