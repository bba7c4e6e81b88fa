import { defect } from '../../defect.ts';

export default defect({
  id: 'second-refusal-silent',
  rule: 'LOGIN-03',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/login/login-form.tsx',
  from: 'setRefusals(refusals + 1)',
  to: 'setRefusals((refusals + 1) % 2)',
  seen: 'The second wrong attempt shows no message.',
  hints: [
    'Look at the login of the site.',
    'People try more than once.',
    'Two wrong attempts: the message is there.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/login');
    await page.getByLabel('Username').fill('learner');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
});
