import type { Page } from '@playwright/test';
import { type Defect, defect } from '../defect.ts';

const press = (page: Page, name: string) => page.getByTestId(`wizard-${name}`).click();

/** Opens the second step of the wizard. */
const toPlace = async (page: Page, query: string, age = '36'): Promise<void> => {
  await page.goto(`/labs/wizard?${query}`);
  for (const [name, text] of Object.entries({ name: 'Ada', email: 'ada@example.org', age }))
    await page.getByTestId(`wizard-${name}`).fill(text);
  await press(page, 'next');
};

/** Asks for a street in the third step. */
const toStreet = async (page: Page, query: string, age?: string): Promise<void> => {
  await toPlace(page, query, age);
  await page.getByTestId('wizard-country').selectOption('Norland');
  await page.getByTestId('wizard-region').selectOption('Coast');
  await page.getByTestId('wizard-city').selectOption('Saltby');
  await press(page, 'next');
  await page.getByTestId('wizard-postcode').fill('1040');
  await press(page, 'find');
};

export const defects: readonly Defect[] = [
  defect('back-forgets-the-age', 'WIZARD-03', 'easy', 'navigation', {
    file: 'apps/web/src/labs/wizard/form.ts',
    from: '({ ...form, step: form.step - 1 })',
    to: "({ ...form, step: form.step - 1, values: { ...form.values, age: '' } })",
    seen: 'After Back, the age is gone.',
    nudge: 'Look at Back in the lab about the wizard.',
    hint: 'Fill in every field of a step before you come back to it.',
    recipe: 'Fill in the first step, and press Next and Back: Age has its value.',
    caught: async ({ page, expect }) => {
      await toPlace(page, 'delay=0');
      await press(page, 'back');
      await expect(page.getByTestId('wizard-age')).toHaveValue('36');
    },
  }),
  defect('old-regions-stay', 'WIZARD-04', 'hard', 'timing', {
    file: 'apps/web/src/labs/wizard/steps.tsx',
    from: 'list?.of === of ? list : undefined',
    to: 'of ? list : undefined',
    seen: 'After another country was chosen, the regions of the one before can still be chosen.',
    nudge: 'Look at the lists in the second step of the wizard.',
    hint: 'Change your mind, and look at once.',
    recipe: 'Choose Norland, wait for its regions, and choose Sudland: Region is disabled.',
    caught: async ({ page, expect }) => {
      await toPlace(page, 'delay=2');
      await page.getByTestId('wizard-country').selectOption('Norland');
      await expect(page.getByTestId('wizard-region')).toBeEnabled();
      await page.getByTestId('wizard-country').selectOption('Sudland');
      await expect(page.getByTestId('wizard-region')).toBeDisabled({ timeout: 1000 });
    },
  }),
  defect('refusal-at-another-field', 'WIZARD-09', 'medium', 'negative', {
    file: 'apps/web/src/labs/wizard/server.ts',
    from: 'pointer.slice(1)',
    to: "pointer === '/age' ? 'email' : pointer.slice(1)",
    seen: 'The refusal of the age is shown at the email address.',
    nudge: 'Look at what the server refuses in the lab about the wizard.',
    hint: 'Which field has the words of the server?',
    recipe: 'Send the age 17: the words of the server are at Age.',
    caught: async ({ page, expect }) => {
      await toStreet(page, 'delay=0', '17');
      await expect(page.getByTestId('wizard-street')).toHaveValue('Bell Street');
      await press(page, 'next');
      await press(page, 'send');
      await expect(page.getByTestId('wizard-age-error')).toContainText('The server');
    },
  }),
  defect('street-stays-read-only', 'WIZARD-05', 'medium', 'negative', {
    file: 'apps/web/src/labs/wizard/steps.tsx',
    from: 'readOnly={!props.form.hasFailed}',
    to: 'readOnly',
    seen: 'When the service of the streets has failed, nobody can type a street.',
    nudge: 'Look at the third step of the wizard when its service fails.',
    hint: 'Script a fault for the streets.',
    recipe: 'Let the streets fail with 503, and press Find street: Street can be typed.',
    caught: async ({ page, api, expect }) => {
      const outcomes = [{ kind: 'status', status: 503 }];
      const rules = [{ path: '/labs/wizard/streets/{postcode}', outcomes }];
      await api.send('PUT', '/workspace/faults', { body: { rules } });
      await toStreet(page, `delay=0&workspace=${api.workspace}`);
      await expect(page.getByTestId('wizard-street')).toBeEditable();
    },
  }),
];
