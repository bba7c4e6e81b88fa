import { defect } from '../../defect.ts';
import { sentSigned, signed } from '../../lab.ts';

export default defect({
  id: 'signed-in-the-future',
  rule: 'AUTHLAB-10',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/api/src/auth-lab/signature.ts',
  from: 'return age < -1 || age > labLifetimes.signature',
  to: 'return age > labLifetimes.signature',
  seen: 'A signature is accepted before the time when it was created.',
  hints: [
    'Look at signed requests.',
    'A time can be too old. Can it be too new?',
    'created one hour from now: 401.',
  ],
  caught: async ({ api, expect }) => {
    const body = '{"message":"Hello"}';
    const inAnHour = Math.floor(Date.now() / 1000) + 3600;
    const { status } = await sentSigned(api, signed(api, body, inAnHour), body);
    expect(status).toBe(401);
  },
});
