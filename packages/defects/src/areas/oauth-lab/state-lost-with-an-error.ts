import { defect } from '../../defect.ts';
import { asked } from '../../lab.ts';

export default defect({
  id: 'state-lost-with-an-error',
  rule: 'OAUTH-02',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/auth-lab/authorization.ts',
  from: '...(state !== undefined && { state })',
  to: "...(state !== undefined && 'code' in parameters && { state })",
  pure: true,
  seen: 'The redirect with an error does not have the state of the client.',
  hints: [
    'Look at the errors of a request for authorization.',
    'The client has to know which of its requests failed.',
    'response_type token with a state: the redirect has the state.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await asked(api, { response_type: 'token', state: 'my-state' });
    expect(headers.get('Location')).toContain('state=my-state');
  },
});
