import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('close-books-nevertheless', 'INTERRUPT-08', 'medium', 'negative', {
    file: 'packages/practice/src/labs/interruptions/desk.ts',
    from: "isBooked: by === 'Try again'",
    to: "isBooked: by !== 'Escape'",
    pure: true,
    seen: 'A booking that was not saved has a code after Close, as if it had been tried again.',
    nudge: 'Look at the dialog Not booked in the lab about interruptions.',
    hint: 'It has two buttons. Use the other one, too.',
    recipe: 'Close Not booked: the result thanks and has no code.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/interruptions?seed=2');
      await page.getByTestId('interruptions-start').click();
      const close = page.locator('dialog button').last();
      const lead = page.locator('[data-testid$="-next"], [data-testid$="-book"]');
      const isOver = async () => (await page.getByTestId('interruptions-done').count()) > 0;
      while (!(await isOver())) await ((await close.count()) > 0 ? close : lead).click();
      await page.getByRole('dialog', { name: 'Not booked' }).getByText('Close').click();
      await expect(page.getByTestId('interruptions-result')).toHaveText(/^Thank you/);
    },
  }),
  defect('covered-but-usable', 'INTERRUPT-05', 'hard', 'accessibility', {
    file: 'apps/web/src/labs/interruptions/page.tsx',
    from: 'inert={open !== undefined}',
    to: "inert={open === 'Not booked'}",
    used: 'open !== undefined',
    seen: 'The Tab key leads to controls that a banner covers.',
    nudge: 'Look at the lab about interruptions while something is open.',
    hint: 'A banner stops the mouse. What about the keyboard?',
    recipe: 'With the seed 7 press Start: Rowing, below the banner, cannot take the focus.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/interruptions?seed=7');
      await page.getByTestId('interruptions-start').click();
      await expect(page.getByTestId('interruptions-cookies')).toBeVisible();
      await page.getByTestId('interruptions-rowing').focus();
      await expect(page.getByTestId('interruptions-rowing')).not.toBeFocused();
    },
  }),
  defect('experiment-goes-on', 'INTERRUPT-03', 'hard', 'negative', {
    file: 'apps/web/src/labs/interruptions/page.tsx',
    from: "document.cookie.split('; ').includes('experiment=off')",
    to: "document.cookie.split(', ').includes('experiment=off')",
    matters: "document.cookie.includes('; ')",
    seen: 'With the cookie experiment=off beside another cookie, visitors still see B.',
    nudge: 'Look at the two variants in the lab about interruptions.',
    hint: 'A browser has more than one cookie.',
    recipe: 'Set experiment=off and a second cookie: with the seed 7 the first visitor sees Next.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/interruptions?seed=7');
      await page.evaluate(() => {
        for (const cookie of ['color=red', 'experiment=off']) document.cookie = cookie;
      });
      await page.getByTestId('interruptions-start').click();
      await expect(page.getByTestId('interruptions-next')).toHaveText('Next');
    },
  }),
  defect('extras-forgiven', 'INTERRUPT-09', 'medium', 'oracle', {
    file: 'packages/practice/src/labs/interruptions/judge.ts',
    from: '...told.extras.map(',
    to: '...told.extras.slice(0, 0).map(',
    pure: true,
    seen: 'The verdict says nothing about what a visitor has bought in a dialog.',
    nudge: 'Look at the verdict of the lab about interruptions.',
    hint: 'The task says what a visitor does not want.',
    recipe: 'Join the club as one visitor: the verdict names the club card.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/interruptions?seed=2&visitors=2');
      await page.getByTestId('interruptions-start').click();
      const isOpen = async () => (await page.locator('dialog').count()) > 0;
      const lead = page.getByRole('button', { name: /^(Next|Continue|Book|Reserve|Done)$/ });
      const join = page.getByRole('button', { name: /^(Join|Refuse|Skip the tour|Try again)$/ });
      const close = page.getByRole('button', { name: 'Close' });
      while ((await page.getByTestId('interruptions-visitor').innerText()) !== '') {
        if (!(await isOpen())) await lead.click();
        else await ((await join.count()) > 0 ? join : close).click();
      }
      await expect(page.getByTestId('interruptions-verdict')).toContainText(
        'a club card was bought',
      );
    },
  }),
  defect('focus-lost-behind-a-banner', 'INTERRUPT-06', 'sneaky', 'accessibility', {
    file: 'apps/web/src/labs/interruptions/journey.tsx',
    from: 'useFocusKeptWhile(open.length > 0)',
    to: 'useFocusKeptWhile(open.length > 1)',
    seen: 'After an interruption that comes alone is closed, the focus is lost.',
    nudge: 'Look at the lab about interruptions after something was closed.',
    hint: 'Use the keyboard only. Where are you after Escape?',
    recipe: 'With the seed 7 press Start and refuse the cookies: the focus is on Continue.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/interruptions?seed=7');
      await page.getByTestId('interruptions-start').press('Enter');
      await page.getByTestId('interruptions-refuse').press('Enter');
      await expect(page.getByTestId('interruptions-continue')).toBeFocused();
    },
  }),
];
