import { defect } from '../../defect.ts';

export default defect({
  id: 'any-password',
  rule: 'LOGIN-01',
  level: 'easy',
  technique: 'security',
  file: 'apps/web/src/practice/demo-account.ts',
  from: 'username === demoPair.username && password === demoPair.password',
  to: "username === demoPair.username && password !== ''",
  pure: true,
  seen: 'Any password opens the login.',
  hints: [
    'Look at the login of the site.',
    'Try a pair that must not work.',
    'A wrong password: Invalid username or password.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/login');
    await page.getByLabel('Username').fill('learner');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
  },
});
