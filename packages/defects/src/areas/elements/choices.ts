import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('angry-for-ever', 'CHECKBOX-02', 'easy', 'sequences', {
    file: 'apps/web/src/exercises/elements/checkboxes/page.tsx',
    from: "const mood = angry ? 'angry' : 'smiling';",
    to: `const wasAngry = useRef(false);
  wasAngry.current ||= angry;
  const mood = wasAngry.current ? 'angry' : 'smiling';`,
    above: "import { useRef } from 'react';",
    seen: 'The face stays angry when the box is unchecked.',
    nudge: 'Look at the checkboxes.',
    hint: 'Take back what you did.',
    recipe: 'Check Checkbox 2, uncheck it: the face smiles.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/checkboxes');
      await page.getByLabel('Checkbox 2').check();
      await page.getByLabel('Checkbox 2').uncheck();
      await expect(page.getByTestId('checkbox-face')).toHaveText('smiling face');
    },
  }),
  defect('hint-can-be-chosen', 'SELECT-01', 'medium', 'negative', {
    file: 'apps/web/src/exercises/elements/select-box/page.tsx',
    from: '<option value="" disabled>',
    to: '<option value="">',
    seen: 'The hint of the select box can be chosen like an option.',
    nudge: 'Look at the select box.',
    hint: 'Not every line of it is an option.',
    recipe: 'Choose an option is disabled.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/select-box');
      await expect(page.getByRole('option', { name: 'Choose an option' })).toBeDisabled();
    },
  }),
  defect('message-too-short', 'RADIO-03', 'medium', 'timing', {
    file: 'apps/web/src/exercises/elements/radio/page.tsx',
    from: 'useTemporaryMessage(3000)',
    to: 'useTemporaryMessage(1000)',
    seen: 'The message of the radio buttons goes after one second.',
    nudge: 'Look at the radio buttons.',
    hint: 'The message stays for a time that the rules name.',
    recipe: "After 2.5 seconds of the page's clock the message is still there.",
    caught: async ({ page, expect }) => {
      await page.clock.install();
      await page.goto('/webelements/radio');
      await page.getByLabel('Radio 2').check();
      await page.clock.runFor(2500);
      await expect(page.getByTestId('radio-message')).toHaveText('You selected: Radio 2');
    },
  }),
  defect('option-before-the-chosen', 'SELECT-02', 'easy', 'oracle', {
    file: 'apps/web/src/exercises/elements/select-box/page.tsx',
    from: '`You selected: ${event.target.value}`',
    to: '`You selected: ${event.target.options[event.target.selectedIndex - 1]?.value}`',
    matters: 'true',
    seen: 'The message of the select box names the option above the chosen one.',
    nudge: 'Look at the select box.',
    hint: 'Compare the whole message with what you chose.',
    recipe: 'Choose Option 2: You selected: Option 2.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/select-box');
      await page.getByLabel('Option').selectOption('Option 2');
      await expect(page.getByTestId('select-message')).toHaveText('You selected: Option 2');
    },
  }),
  defect('time-not-restarted', 'RADIO-04', 'sneaky', 'timing', {
    file: 'apps/web/src/practice/temporary.ts',
    from: `    show: (value: T) => {
      cancel?.();
`,
    to: `    show: (value: T) => {
`,
    matters: 'cancel !== undefined',
    seen: 'A second message goes when the time of the first is over.',
    nudge: 'Look at messages that go by themselves.',
    hint: 'Let a second one come while the first is still there.',
    recipe: 'Choose, wait 2 s, choose again, wait 2 s: the message is still there.',
    caught: async ({ page, expect }) => {
      await page.clock.install();
      await page.goto('/webelements/radio');
      await page.getByLabel('Radio 2').check();
      await page.clock.runFor(2000);
      await page.getByLabel('Radio 1').check();
      await page.clock.runFor(2000);
      await expect(page.getByTestId('radio-message')).toHaveText('You selected: Radio 1');
    },
  }),
];
