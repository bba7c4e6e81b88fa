import { defect } from '../../defect.ts';

export default defect({
  id: 'discovery-without-the-workspace',
  rule: 'OAUTH-08',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/auth-lab/oauth-routes.ts',
  from: 'providerAt(absoluteIn(call)(root))',
  to: 'providerAt(`${call.origin()}/v1/practice${root}`)',
  seen: 'The discovery document of a workspace leads to the provider of another one.',
  hints: [
    'Look at the discovery document.',
    'A client goes wherever it says.',
    'The issuer begins with the address under which you asked, /w/… included.',
  ],
  caught: async ({ api, expect }) => {
    const path = '/labs/auth/oauth/.well-known/oauth-authorization-server';
    const { body } = await api.get<{ issuer: string }>(path);
    expect(body.issuer).toBe(`${api.origin}${api.base}/labs/auth/oauth`);
  },
});
