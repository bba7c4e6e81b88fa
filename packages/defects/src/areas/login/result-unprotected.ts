import { defect } from '../../defect.ts';

export default defect({
  id: 'result-unprotected',
  rule: 'LOGIN-06',
  level: 'medium',
  technique: 'security',
  file: 'apps/web/src/login/require-login.ts',
  from: 'authentication.isAuthenticated() ? null',
  to: "authentication.isAuthenticated() || request.method === 'GET' ? null",
  seen: 'The page behind the login opens without one.',
  hints: [
    'Look at the page behind the login.',
    'Open its address directly.',
    'Without a login the address of the result leads to the login.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/LoginBasicAuthResultPage');
    await expect(page.getByLabel('Username')).toBeVisible();
  },
});
