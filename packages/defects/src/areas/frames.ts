import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('early-code-counts', 'DESK-07', 'easy', 'timing', {
    file: 'packages/practice/src/labs/frames/desks.ts',
    from: 'if (sent.early) return `${title} has sent its code before its reload`;',
    to: '',
    pure: true,
    seen: 'A code that Reloading desk has sent before its reload counts.',
    nudge: 'Look at the lab with the frames.',
    hint: 'When may each code be sent?',
    recipe:
      'Send the code of Reloading desk while its state is Reloads soon, and press Check: the verdict names it.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/frames?delay=10');
      const code = await page.getByRole('status', { name: 'Code of Reloading desk' }).innerText();
      const desk = page.frameLocator('iframe[title="Reloading desk"]');
      await desk.getByRole('textbox', { name: 'Code' }).fill(code);
      await desk.getByRole('button', { name: 'Send' }).click();
      await expect(desk.getByRole('status', { name: 'State' })).toHaveText(`Received ${code}`);
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByTestId('frames-verdict')).toContainText('Reloading desk');
    },
  }),
  defect('first-code-stays', 'DESK-07', 'medium', 'sequences', {
    file: 'packages/practice/src/labs/frames/desks.ts',
    from: '[name]: sent,',
    to: '[name]: before[name] ?? sent,',
    pure: true,
    seen: 'A desk that has sent a wrong code stays wrong after it has sent the right one.',
    nudge: 'Look at the lab with the frames.',
    hint: 'Make a mistake, and correct it.',
    recipe: 'Send 1 from North desk and then its code: the verdict does not name North desk.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/frames?seed=1');
      const code = await page.getByRole('status', { name: 'Code of North desk' }).innerText();
      const desk = page.frameLocator('iframe[title="North desk"]');
      await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Open');
      for (const text of ['1', code]) {
        await desk.getByRole('textbox', { name: 'Code' }).fill(text);
        await desk.getByRole('button', { name: 'Send' }).click();
        await expect(desk.getByRole('status', { name: 'State' })).toHaveText(`Received ${text}`);
      }
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByTestId('frames-verdict')).toHaveText(/^Not delivered/);
      await expect(page.getByTestId('frames-verdict')).not.toContainText('North desk');
    },
  }),
  defect('receipt-loses-a-zero', 'DESK-06', 'hard', 'boundaries', {
    file: 'packages/practice/src/labs/frames/desks.ts',
    from: '`Received ${code}`',
    to: "`Received ${code.replace(/^0+(?=.)/, '')}`",
    pure: true,
    seen: 'The state of a desk shows a code without its leading zeros.',
    nudge: 'Look at the lab with the frames, and send codes that it has not asked for.',
    hint: 'Which digit can be lost when a text becomes a number?',
    recipe: 'Send 007 from North desk: its state is Received 007.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/frames?seed=1');
      const desk = page.frameLocator('iframe[title="North desk"]');
      await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Open');
      await desk.getByRole('textbox', { name: 'Code' }).fill('007');
      await desk.getByRole('button', { name: 'Send' }).click();
      await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Received 007');
    },
  }),
  defect('root-in-every-desk', 'DESK-09', 'medium', 'oracle', {
    file: 'apps/web/src/labs/frames/page.tsx',
    from: "level > 1 && name === 'shadow'",
    to: 'level > 1',
    seen: 'With ?level=2 the forms of all desks are in shadow roots.',
    nudge: 'Look at the lab about frames with roots inside of them.',
    hint: 'Compare the documents of two desks.',
    recipe: 'With ?level=2, the field of North desk is in no shadow root.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/frames?level=2&seed=7');
      const north = page.frameLocator('#frames-north');
      await expect(north.getByTestId('desk-state')).toHaveText('Open');
      await expect(north.locator('css:light=#desk-code')).toHaveCount(1);
    },
  }),
  defect('twins-may-swap', 'DESK-07', 'sneaky', 'duplicates', {
    file: 'packages/practice/src/labs/frames/desks.ts',
    from: 'if (sent.code !== code)',
    to: 'if (!desks.some((desk) => desk.code === sent.code))',
    pure: true,
    seen: 'The code of another desk counts as the own one.',
    nudge: 'Look at the lab with the frames.',
    hint: 'Which wrong codes did you try?',
    recipe: 'Send the code of South desk from North desk: the verdict names North desk.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/frames?seed=1');
      const code = await page.getByRole('status', { name: 'Code of South desk' }).innerText();
      const desk = page.frameLocator('iframe[title="North desk"]');
      await expect(desk.getByRole('status', { name: 'State' })).toHaveText('Open');
      await desk.getByRole('textbox', { name: 'Code' }).fill(code);
      await desk.getByRole('button', { name: 'Send' }).click();
      await expect(desk.getByRole('status', { name: 'State' })).toHaveText(`Received ${code}`);
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByTestId('frames-verdict')).toContainText('North desk');
    },
  }),
];
