import { defect } from '../../defect.ts';
import { basic, people } from '../../lab.ts';

export default defect({
  id: 'password-ends-at-a-colon',
  rule: 'AUTHLAB-03',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/auth-lab/basic.ts',
  from: '[text.slice(0, colon), text.slice(colon + 1)]',
  to: "[text.slice(0, colon), text.split(':')[1]!]",
  pure: true,
  seen: 'Behind the right password and a colon, any text is accepted.',
  hints: [
    'Look at Basic.',
    'A username has no colon. A password may have one.',
    'reader with its password and :more behind it: 401.',
  ],
  caught: async ({ api, expect }) => {
    const { username, password } = people.reader;
    const { status } = await api.get('/labs/auth/basic', basic(username, `${password}:more`));
    expect(status).toBe(401);
  },
});
