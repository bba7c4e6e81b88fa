import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('any-password', 'LOGIN-01', 'easy', 'security', {
    file: 'apps/web/src/practice/demo-account.ts',
    from: 'username === demoPair.username && password === demoPair.password',
    to: "username === demoPair.username && password !== ''",
    pure: true,
    seen: 'Any password opens the login.',
    nudge: 'Look at the login of the site.',
    hint: 'Try a pair that must not work.',
    recipe: 'A wrong password: Invalid username or password.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/login');
      await page.getByLabel('Username').fill('learner');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
    },
  }),
  defect('back-after-logout', 'LOGIN-07', 'sneaky', 'navigation', {
    file: 'apps/web/src/login/require-login.ts',
    from: 'authentication.isAuthenticated() ? null',
    to: '(wasIn ||= authentication.isAuthenticated()) ? null',
    above: 'let wasIn = false;',
    used: '!authentication.isAuthenticated()',
    seen: 'After the logout the Back button shows the page behind the login.',
    nudge: 'Look at the logout.',
    hint: 'A browser has more ways to a page than links.',
    recipe: 'Log in, log out, go back: the login page.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/login');
      await page.getByLabel('Username').fill('learner');
      await page.getByLabel('Password').fill('plum-Kestrel-47');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByTestId('nav-logout').click();
      await expect(page.getByLabel('Username')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/webelements/login');
      await expect(page.getByTestId('login-outcome')).toBeHidden();
      await expect(page.getByLabel('Username')).toBeVisible();
    },
  }),
  defect('logout-goes-home', 'LOGIN-08', 'easy', 'navigation', {
    file: 'apps/web/src/login/login-link.tsx',
    from: 'navigate(paths.login)',
    to: 'navigate(paths.home)',
    matters: 'true',
    seen: 'Logout leads to the home page.',
    nudge: 'Look at the logout.',
    hint: 'Where does it lead?',
    recipe: 'After Logout the login page is shown.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/login');
      await page.getByLabel('Username').fill('learner');
      await page.getByLabel('Password').fill('plum-Kestrel-47');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByTestId('nav-logout').click();
      await expect(page).toHaveURL('/webelements/login');
    },
  }),
  defect('password-begins-right', 'LOGIN-01', 'hard', 'security', {
    file: 'apps/web/src/practice/demo-account.ts',
    from: 'password === demoPair.password',
    to: 'password.startsWith(demoPair.password)',
    pure: true,
    seen: 'A password with something behind it opens the login as well.',
    nudge: 'Look at the login of the site.',
    hint: 'Wrong can be very close to right.',
    recipe: 'The right password and an x: Invalid username or password.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/login');
      await page.getByLabel('Username').fill('learner');
      await page.getByLabel('Password').fill('plum-Kestrel-47x');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
    },
  }),
  defect('result-unprotected', 'LOGIN-06', 'medium', 'security', {
    file: 'apps/web/src/login/require-login.ts',
    from: 'authentication.isAuthenticated() ? null',
    to: "authentication.isAuthenticated() || request.method === 'GET' ? null",
    matters: '!authentication.isAuthenticated()',
    seen: 'The page behind the login opens without one.',
    nudge: 'Look at the page behind the login.',
    hint: 'Open its address directly.',
    recipe: 'Without a login the address of the result leads to the login.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/LoginBasicAuthResultPage');
      await expect(page.getByLabel('Username')).toBeVisible();
    },
  }),
  defect('second-refusal-silent', 'LOGIN-03', 'medium', 'sequences', {
    file: 'apps/web/src/login/login-form.tsx',
    from: 'setRefusals(refusals + 1)',
    to: 'setRefusals((refusals + 1) % 2)',
    matters: 'refusals > 0',
    seen: 'The second wrong attempt shows no message.',
    nudge: 'Look at the login of the site.',
    hint: 'People try more than once.',
    recipe: 'Two wrong attempts: the message is there.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/login');
      await page.getByLabel('Username').fill('learner');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  }),
];
