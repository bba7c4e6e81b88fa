import { defect } from '../../defect.ts';

export default defect({
  id: 'no-retry-after',
  rule: 'CHANCE-03',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/chance/by-chance.ts',
  from: '{ headers: { ...headers, ...decided } }',
  to: '{ headers: decided }',
  seen: 'A 429 does not say how long to wait.',
  hints: [
    'Look at the headers of a 429.',
    'One of them tells when to try again.',
    'Force a 429 by {"chance": "always"}: Retry-After is a whole number.',
  ],
  caught: async ({ api, expect }) => {
    await api.send('PATCH', '/workspace', { body: { chance: 'always' } });
    const { headers } = await api.get('/testing/users');
    expect(headers.get('Retry-After')).toMatch(/^\d+$/);
  },
});
