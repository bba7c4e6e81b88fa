import { demoPair } from '../practice/demo-account.ts';
import type { Code, Place } from './step.ts';

const file = (name: string, text: string): Code => ({ kind: 'file', file: name, text });

/** The grader sets WEB_URL. */
export const config = ({ origin }: Place): Code =>
  file(
    'playwright.config.js',
    `import { defineConfig } from '@playwright/test';

export default defineConfig({
  use: {
    baseURL: process.env.WEB_URL ?? '${origin}',
  },
});
`,
  );

const imports = "import { expect, test } from '@playwright/test';";

export const firstTest = file(
  'first.spec.js',
  `${imports}

test('the home page has its title', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Sparring/);
});
`,
);

export const checkboxTest = file(
  'checkbox.spec.js',
  `${imports}

test('the second box makes an angry face', async ({ page }) => {
  await page.goto('/webelements/checkboxes');
  await page.getByRole('checkbox', { name: 'Checkbox 2' }).check();
  await expect(page.getByRole('status', { name: 'Face' })).toHaveText('angry face');
});
`,
);

export const loginTest = file(
  'login.spec.js',
  `${imports}

test('the account on the page can log in', async ({ page }) => {
  await page.goto('/webelements/login');
  await page.getByLabel('Username').fill('${demoPair.username}');
  await page.getByLabel('Password').fill('${demoPair.password}');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login Result');
});
`,
);

export const wrongPasswordTest: Code = {
  kind: 'add',
  file: 'login.spec.js',
  text: `
test('a wrong password does not log in', async ({ page }) => {
  await page.goto('/webelements/login');
  await page.getByLabel('Username').fill('${demoPair.username}');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
});
`,
};

export const progressTest = file(
  'progress.spec.js',
  `${imports}

test('the bar runs to its end', async ({ page }) => {
  await page.goto('/webelements/progress-bar');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status', { name: 'Percent' })).toHaveText('100%');
});
`,
);

/** The verdict goes to the workspace of the tab, where the step finds it. */
export const waitsTest = ({ workspace }: Place): Code =>
  file(
    'waits.spec.js',
    `${imports}

test('catches the bell in three rounds', async ({ page }) => {
  await page.goto('/labs/waits?workspace=${workspace}');
  for (const button of ['Show', 'Render', 'Ask the API', 'Load']) {
    await page.getByRole('button', { name: button, exact: true }).click();
  }
  for (const result of ['Hidden result', 'Rendered result', 'Answer', 'Card']) {
    await expect(page.getByRole('status', { name: result })).toHaveText(/^Ready \\d{4}$/, {
      timeout: 10_000,
    });
  }
  await page.getByRole('button', { name: 'Start the rounds' }).click();
  for (const round of [1, 2, 3]) {
    await page.waitForTimeout(2000);
    await page.getByRole('button', { name: 'Catch' }).click();
  }
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
`,
  );
