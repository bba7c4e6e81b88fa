import { defect } from '../../defect.ts';

export default defect({
  id: 'back-after-logout',
  rule: 'LOGIN-07',
  level: 'sneaky',
  technique: 'navigation',
  file: 'apps/web/src/login/require-login.ts',
  from: 'authentication.isAuthenticated() ? null',
  to: '(wasIn ||= authentication.isAuthenticated()) ? null',
  above: 'let wasIn = false;',
  seen: 'After the logout the Back button shows the page behind the login.',
  hints: [
    'Look at the logout.',
    'A browser has more ways to a page than links.',
    'Log in, log out, go back: the login page.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/login');
    await page.getByLabel('Username').fill('learner');
    await page.getByLabel('Password').fill('plum-Kestrel-47');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByTestId('nav-logout').click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('nav-login')).toBeVisible();
    await expect(page.getByTestId('login-outcome')).toBeHidden();
    await expect(page.getByLabel('Username')).toBeVisible();
  },
});
