import { defect } from '../../defect.ts';

export default defect({
  id: 'logout-goes-home',
  rule: 'LOGIN-08',
  level: 'easy',
  technique: 'navigation',
  file: 'apps/web/src/login/login-link.tsx',
  from: 'navigate(paths.login)',
  to: 'navigate(paths.home)',
  seen: 'Logout leads to the home page.',
  hints: ['Look at the logout.', 'Where does it lead?', 'After Logout the login page is shown.'],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/login');
    await page.getByLabel('Username').fill('learner');
    await page.getByLabel('Password').fill('plum-Kestrel-47');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByTestId('nav-logout').click();
    await expect(page).toHaveURL('/webelements/login');
  },
});
