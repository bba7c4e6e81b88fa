import { defect } from '../../defect.ts';
import { apiKey } from '@sparring/contracts/credentials/published';

export default defect({
  id: 'key-in-any-place',
  rule: 'AUTHLAB-07',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/auth-lab/api-key.ts',
  from: 'readers[scheme](request, schemeOf(scheme).name),',
  to: `readers[scheme](request, schemeOf(scheme).name) ??
    readers.keyInQuery(request, schemeOf('keyInQuery').name),`,
  seen: 'The operation that wants the API key in a header takes it from the address as well.',
  hints: [
    'Look at the API key.',
    'It has two places, and each operation wants it in one of them.',
    'GET key-in-header with ?api_key= and no header: 401.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.get(`/labs/auth/key-in-header?api_key=${apiKey}`);
    expect(status).toBe(401);
  },
});
