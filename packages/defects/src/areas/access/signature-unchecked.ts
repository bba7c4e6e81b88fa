import { defect } from '../../defect.ts';
import { sampleAccount } from '@sparring/contracts/auth';

export default defect({
  id: 'signature-unchecked',
  rule: 'TOKEN-05',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/auth/tokens.ts',
  from: `library
        .jwtVerify<Claims>(token, key, rules)`,
  to: `Promise.resolve(rules)
        .then(() => ({ payload: library.decodeJwt<Claims>(token) }))`,
  seen: 'A token whose content was changed is accepted.',
  hints: [
    'Look at what is in a token.',
    'The last part protects the two before it.',
    'Change sub in the payload, keep the signature: 401.',
  ],
  caught: async ({ api, expect }) => {
    const { body: grant } = await api.post<{ token: string }>('/auth', sampleAccount);
    const [head = '', payload = '', signature = ''] = grant.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'teacher' })).toString(
      'base64url',
    );
    const Authorization = `Bearer ${head}.${changed}.${signature}`;
    const { status } = await api.get('/auth/me', { Authorization });
    expect(status).toBe(401);
  },
});
