import { defect } from '../../defect.ts';

export default defect({
  id: 'any-password-opens-basic',
  rule: 'DOOR-06',
  level: 'medium',
  technique: 'security',
  file: 'apps/web/server/doors/credentials.ts',
  from: 'sent === `${username}:${password}`',
  to: 'sent.startsWith(`${username}:`)',
  seen: 'The door Basic opens with any password.',
  hints: [
    'Look at the doors with a login.',
    'Try what must not open them.',
    'Send the username of Basic with another password: 401.',
  ],
  caught: async ({ api, expect }) => {
    const statusWith = async (pair: string) => {
      const headers = { Authorization: `Basic ${btoa(pair)}` };
      return (await fetch(`${api.origin}/doors/ada/7/basic`, { headers })).status;
    };
    expect(await statusWith('ada:jab-17')).toBe(200);
    expect(await statusWith('ada:jab-18')).toBe(401);
  },
});
