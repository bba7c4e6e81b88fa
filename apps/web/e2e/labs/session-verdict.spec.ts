import { codeOf, type Way, ways } from '@sparring/practice/labs/sessions/codes';
import { expect, test } from '../test.ts';
import { open, press } from './test-sessions.ts';

/* The browser notes each refusal of the API in its console. */
test.use({ expectedError: /40[13]/ });

test(
  'the verdict says what is wrong with each code [SESSION-11]',
  { tag: '@smoke' },
  async ({ page }) => {
    const verdict = page.getByRole('status', { name: 'Verdict' });
    await open(page, 'ada');
    const type = (way: Way, text: string) => page.getByLabel(`Code of ${way}`).fill(text);
    for (const way of ways) await type(way, codeOf('ada', way));
    await press(page, 'Check');
    await expect(verdict).toHaveText('Right, 1 of 2. Do it in this tab with ?delay=3 as well.');
    await type('State', codeOf('ada', 'Form'));
    await type('Expired', codeOf('bob', 'Expired'));
    await type('API', '');
    await press(page, 'Check');
    await expect(verdict).toHaveText(
      'Not all seen, 2 of 5: API has no code; State has the code of Form; Expired has another code (move the clock of the workspace).',
    );
  },
);
