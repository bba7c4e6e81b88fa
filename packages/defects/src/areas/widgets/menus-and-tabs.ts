import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('both-sections-open', 'ACCORDION-02', 'medium', 'sequences', {
    file: 'apps/web/src/exercises/widgets/accordion/page.tsx',
    from: `name="accordion"
`,
    to: `name={id}
`,
    seen: 'Both sections of the accordion can be open.',
    nudge: 'Look at the accordion.',
    hint: 'Open the second section after the first.',
    recipe: 'Opening section 2 closes section 1.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/accordion');
      await page.getByTestId('accordion-1-toggle').click();
      await page.getByTestId('accordion-2-toggle').click();
      await expect(page.getByTestId('accordion-2-text')).toBeVisible();
      await expect(page.getByTestId('accordion-1-text')).toBeHidden();
    },
  }),
  defect('menu-stays-open', 'MENU-02', 'easy', 'sequences', {
    file: 'apps/web/src/exercises/widgets/menu/menu-button.tsx',
    from: `              onChoose(item);
              close();
`,
    to: `              onChoose(item);
`,
    matters: 'true',
    seen: 'The menu stays open after a choice.',
    nudge: 'Look at the menu.',
    hint: 'Look at the whole page after a choice.',
    recipe: 'Choose Jab: the menu is closed.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/menu');
      await page.getByRole('button', { name: 'Choose a punch' }).click();
      await page.getByRole('menuitem', { name: 'Jab' }).click();
      await expect(page.getByTestId('menu-chosen')).toHaveText('Jab');
      await expect(page.getByRole('menu')).toBeHidden();
    },
  }),
  defect('new-tab-knows-its-opener', 'TAB-08', 'hard', 'security', {
    file: 'apps/web/src/exercises/widgets/tabs/page.tsx',
    from: "open('noopener')}",
    to: "open('')}",
    seen: 'The page in the new tab has access to the page that opened it.',
    nudge: 'Look at the new browser tab.',
    hint: 'Ask what the new page knows.',
    recipe: 'In the new tab, window.opener is null.',
    caught: async ({ page, expect }) => {
      await page
        .context()
        .route('https://example.com/', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
        );
      await page.goto('/webelements/tabs');
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Open New Tab' }).click(),
      ]);
      expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    },
  }),
  defect('panels-pile-up', 'TAB-02', 'easy', 'negative', {
    file: 'apps/web/src/exercises/widgets/tabs/tab-panels.tsx',
    from: 'hidden={index !== selected}',
    to: 'hidden={index > selected}',
    seen: 'The panels of the tabs before the selected one are shown, too.',
    nudge: 'Look at the tabs.',
    hint: 'What is no longer to be seen?',
    recipe: 'Select Tab 2: the panel of Tab 1 is hidden.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/tabs');
      await page.getByRole('tab', { name: 'Tab 2' }).click();
      await expect(page.getByTestId('tab-panel-2')).toBeVisible();
      await expect(page.getByTestId('tab-panel-1')).toBeHidden();
    },
  }),
  defect('tab-key-leaves-the-menu-open', 'MENU-03', 'hard', 'accessibility', {
    file: 'apps/web/src/exercises/widgets/menu/menu-button.tsx',
    from: "if (event.key === 'Tab') close();",
    to: "if (event.key === 'Tab') return;",
    matters: "event.key === 'Tab'",
    seen: 'When Tab leaves the menu, the menu stays open.',
    nudge: 'Look at the menu, and leave the mouse alone.',
    hint: 'There are several ways out of it without a choice.',
    recipe: 'Open the menu, press Tab: the menu is closed.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/menu');
      await page.getByTestId('menu-button').press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Jab' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('menu')).toBeHidden();
    },
  }),
  defect('tooltip-not-by-keyboard', 'TOOLTIP-02', 'medium', 'accessibility', {
    file: 'apps/web/src/exercises/widgets/tooltip/page.tsx',
    from: 'onFocus={() => setFocused(true)}',
    to: 'onFocus={() => setFocused(false)}',
    matters: 'true',
    seen: 'The tooltip does not come by keyboard.',
    nudge: 'Look at the tooltip, and leave the mouse alone.',
    hint: 'What can be seen by pointing must be there by focus, too.',
    recipe: 'Tab to the button: the text is visible.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/tooltip');
      await page.getByTestId('tooltip-target').focus();
      await expect(page.getByTestId('tooltip-text')).toBeVisible();
    },
  }),
];
