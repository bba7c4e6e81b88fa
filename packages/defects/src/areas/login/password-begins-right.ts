import { defect } from '../../defect.ts';

export default defect({
  id: 'password-begins-right',
  rule: 'LOGIN-01',
  level: 'hard',
  technique: 'security',
  file: 'apps/web/src/practice/demo-account.ts',
  from: 'password === demoPair.password',
  to: 'password.startsWith(demoPair.password)',
  pure: true,
  seen: 'A password with something behind it opens the login as well.',
  hints: [
    'Look at the login of the site.',
    'Wrong can be very close to right.',
    'The right password and an x: Invalid username or password.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/login');
    await page.getByLabel('Username').fill('learner');
    await page.getByLabel('Password').fill('plum-Kestrel-47x');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
  },
});
