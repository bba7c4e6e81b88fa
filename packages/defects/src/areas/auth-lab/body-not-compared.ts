import { defect } from '../../defect.ts';
import { sentSigned, signed } from '../../lab.ts';

export default defect({
  id: 'body-not-compared',
  rule: 'AUTHLAB-08',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/auth-lab/signature.ts',
  from: "if (sent?.split(',').some((one) => one.trim() === expected)) return;",
  to: 'if (sent !== undefined) return;',
  seen: 'A signed request is accepted with another body than the one that was signed.',
  hints: [
    'Look at signed requests.',
    'The signature covers a header, and the header is about the body.',
    'Sign one message and send another: 401.',
  ],
  caught: async ({ api, expect }) => {
    const headers = signed(api, '{"message":"Pay 10"}');
    const { status } = await sentSigned(api, headers, '{"message":"Pay 99"}');
    expect(status).toBe(401);
  },
});
