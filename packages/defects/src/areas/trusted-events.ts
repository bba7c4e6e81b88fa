import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('change-is-trusted', 'TRUSTED-02', 'sneaky', 'negative', {
    file: 'apps/web/src/labs/trusted-events/page.tsx',
    from: `onClick={(event) => note(wayOf(event))}
    >
      Newsletter`,
    to: `onInput={(event) => note(wayOf(event))}
    >
      Newsletter`,
    seen: 'A script that clicks Newsletter counts as a user.',
    nudge: 'Look at Newsletter in the lab of real and synthetic events.',
    hint: 'A click by a script changes the box, and what happens then comes from the browser.',
    recipe: 'Let a script call click() on the box: Newsletter was used by a script.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/trusted-events');
      const box = page.getByTestId('trusted-newsletter');
      await box.evaluate((input: HTMLInputElement) => input.click());
      await expect(page.getByTestId('trusted-newsletter-by')).toHaveText('a script');
    },
  }),
  defect('last-way-counts', 'TRUSTED-04', 'hard', 'sequences', {
    file: 'packages/practice/src/labs/trusted-events/ways.ts',
    from: 'return isStronger ? { ...before, [control]: way } : before;',
    to: "return isStronger || known === 'a script' ? { ...before, [control]: way } : before;",
    pure: true,
    seen: 'A control that a script has used is praised after one more press of a key.',
    nudge: 'Look at a control that a script has used in the lab of real and synthetic events.',
    hint: 'Use it again, as a user.',
    recipe: 'Set Rounds by a script and press an arrow key: it still says "a script".',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/trusted-events');
      await page.getByTestId('trusted-rounds').fill('8');
      await page.getByTestId('trusted-rounds').press('ArrowRight');
      await expect(page.getByTestId('trusted-rounds')).toHaveValue('9');
      await expect(page.getByTestId('trusted-rounds-by')).toHaveText('a script');
    },
  }),
  defect('one-silent-control-is-fine', 'TRUSTED-05', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/trusted-events/ways.ts',
    from: 'if (silent.length > 0)',
    to: 'if (silent.length > 1)',
    pure: true,
    seen: 'Send says that all four were used, although one was not.',
    nudge: 'Look at the verdict in the lab of real and synthetic events.',
    hint: 'Leave out as little as possible.',
    recipe: 'Use all but Rounds: the page has heard nothing from Rounds.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/trusted-events');
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      await page.getByTestId('trusted-newsletter').check();
      await page.getByTestId('trusted-send').click();
      await expect(page.getByTestId('trusted-verdict')).toHaveText(/^The page has heard nothing/);
    },
  }),
  defect('pasting-is-typing', 'TRUSTED-01', 'hard', 'negative', {
    file: 'packages/practice/src/typing.ts',
    from: "hasKey && !inputType?.startsWith('insertFrom') ?",
    to: 'hasKey ?',
    pure: true,
    seen: 'Text that was pasted counts as typed key by key.',
    nudge: 'Look at Name in the lab of real and synthetic events.',
    hint: 'Text can come into a field by keys and yet not key by key.',
    recipe: 'Copy a word and paste it by Ctrl+V: Name was used by a user, at once.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/trusted-events');
      const name = page.getByLabel('Name', { exact: true });
      await name.pressSequentially('Ada');
      for (const keys of ['ControlOrMeta+a', 'ControlOrMeta+c', 'End', 'ControlOrMeta+v']) {
        await name.press(keys);
      }
      await expect(page.getByTestId('trusted-name-by')).toHaveText('a user, at once');
    },
  }),
];
