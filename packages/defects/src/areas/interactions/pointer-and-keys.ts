import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('click-does-nothing', 'SCROLL-02', 'easy', 'contract', {
    file: 'apps/web/src/exercises/interactions/scroll-button/page.tsx',
    from: "onClick={() => setAnswer('Found and clicked on the button!')}",
    to: "onClick={() => () => setAnswer('Found and clicked on the button!')}",
    matters: 'true',
    seen: 'A click on Click Me does nothing.',
    nudge: 'Look at the long page with the button.',
    hint: 'That a button can be clicked does not say that the click does something.',
    recipe: 'Click Me: the answer is Found and clicked on the button!',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/scroll-button');
      await page.getByRole('button', { name: 'Click Me' }).click();
      await expect(page.getByTestId('scroll-answer')).toHaveText(
        'Found and clicked on the button!',
      );
    },
  }),
  defect('drop-beside-counts', 'DRAG-02', 'hard', 'negative', {
    file: 'apps/web/src/practice/drag-and-drop.tsx',
    from: 'onEnd={end}',
    to: "onEnd={() => (carry === 'dragging' ? drop({ clientX: 0, clientY: 0 }) : end())}",
    seen: 'A drop beside the zone counts.',
    nudge: 'Look at drag and drop.',
    hint: 'Let go somewhere else.',
    recipe: 'Drop the item on the heading: no message.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/drag-drop');
      await page.getByTestId('drag-item').dragTo(page.getByRole('heading', { level: 1 }));
      await expect(page.getByTestId('drag-item')).toHaveAttribute('data-state', 'idle');
      await expect(page.getByRole('status', { name: 'Result' })).toBeEmpty();
    },
  }),
  defect('height-without-end', 'RESIZE-03', 'sneaky', 'boundaries', {
    file: 'apps/web/src/exercises/interactions/resize/size.ts',
    from: 'height: bounded(height + dy)',
    to: 'height: Math.max(bounds.min, Math.round(height + dy))',
    pure: true,
    seen: 'The box can be made higher than 500 pixels.',
    nudge: 'Look at the box that changes its size.',
    hint: 'It has two sides, and each has a smallest and a largest value.',
    recipe: '40 presses of the arrow down: the box is 500 high.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/resize');
      for (let press = 0; press < 40; press += 1)
        await page.getByTestId('resize-handle').press('ArrowDown');
      await expect(page.getByTestId('resize-size')).toHaveText('200x500');
    },
  }),
  defect('hovering-adds-up', 'HOVER-02', 'sneaky', 'timing', {
    file: 'apps/web/src/exercises/interactions/hover-to-reveal/use-linger.ts',
    from: `const cancel = clock.after(delayMs, () => setRevealed(true));
    return () => {
      cancel();`,
    to: `const since = clock.now();
    const cancel = clock.after(delayMs - lingered, () => setRevealed(true));
    return () => {
      lingered += clock.now() - since;
      cancel();`,
    above: 'let lingered = 0;',
    seen: 'The seconds of hovering are added up over several visits.',
    nudge: 'Look at the button that appears by hovering.',
    hint: 'Leave before the time is over, and come back.',
    recipe: 'Hover 12 s, leave, hover 12 s: the button is disabled.',
    caught: async ({ page, expect }) => {
      await page.clock.install();
      await page.goto('/webelements/hover-to-reveal');
      for (let visit = 0; visit < 2; visit += 1) {
        await page.getByTestId('hover-text').hover();
        await page.clock.runFor(12_000);
        await expect(page.getByTestId('hover-click')).toBeDisabled();
        await page.getByRole('heading', { level: 1 }).hover();
        await page.clock.runFor(1000);
      }
    },
  }),
  defect('keys-only-in-the-field', 'KEY-01', 'easy', 'accessibility', {
    file: 'apps/web/src/exercises/interactions/key-press/page.tsx',
    from: `    window.addEventListener('keydown', show);
    return () => window.removeEventListener('keydown', show);
`,
    to: `    const field = document.querySelector<HTMLElement>('#key-field');
    field?.addEventListener('keydown', show);
    return () => field?.removeEventListener('keydown', show);
`,
    seen: 'A key that is pressed outside of the field is not shown.',
    nudge: 'Look at the key presses.',
    hint: 'A key can be pressed without a field.',
    recipe: 'Press Escape right after the page has loaded: You pressed: Escape.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/key-press');
      await expect(page.getByTestId('key-field')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('key-pressed')).toHaveText('You pressed: Escape');
    },
  }),
  defect('lines-from-zero', 'SCROLL-01', 'medium', 'boundaries', {
    file: 'apps/web/src/exercises/interactions/scroll-button/page.tsx',
    from: '`Line ${index + 1}`',
    to: '`Line ${index}`',
    seen: 'The lines are numbered from 0 to 49.',
    nudge: 'Look at the long page with the button.',
    hint: 'Look at the first and the last.',
    recipe: 'The last line is Line 50.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/scroll-button');
      await expect(page.getByTestId('scroll-lines').getByRole('listitem').last()).toHaveText(
        'Line 50',
      );
    },
  }),
  defect('space-is-not-typed', 'KEY-03', 'hard', 'contract', {
    file: 'apps/web/src/exercises/interactions/key-press/page.tsx',
    from: 'const show = (event: KeyboardEvent) => setPressed(`You pressed: ${keyName(event.key)}`);',
    to: `const show = (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
      setPressed(\`You pressed: \${keyName(event.key)}\`);
    };`,
    matters: "event.key === ' '",
    seen: 'The field takes no spaces.',
    nudge: 'Look at the key presses.',
    hint: 'A key that is named still has its usual effect.',
    recipe: 'Type one two into the field: the space is there, too.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/key-press');
      await page.getByLabel('Type here').pressSequentially('one two');
      await expect(page.getByLabel('Type here')).toHaveValue('one two');
    },
  }),
];
