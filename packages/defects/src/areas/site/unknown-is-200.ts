import { defect } from '../../defect.ts';

export default defect({
  id: 'unknown-is-200',
  rule: 'NAV-06',
  level: 'medium',
  technique: 'contract',
  file: 'apps/web/server/site.ts',
  from: '.status(404)',
  to: '.status(200)',
  seen: 'An address that leads nowhere is answered with 200.',
  hints: [
    'Look at addresses that do not exist.',
    'The page says so. What does the answer say?',
    'GET /no/such/page: 404.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await fetch(`${api.origin}/no/such/page`);
    expect(status).toBe(404);
  },
});
