import { defect } from '../../defect.ts';

export default defect({
  id: 'hears-everybody',
  rule: 'WINDOW-03',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/web/src/labs/windows/use-windows.ts',
  from: 'each !== null && each === source',
  to: 'each !== null && source !== null',
  seen: 'The page shows a message that no window of a desk has sent.',
  hints: [
    'Look at the messages of the lab about windows.',
    'A message can come from anybody. Who has sent this one?',
    'Open a window, and post a message from the page to itself: Message stays empty.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/windows?seed=7');
    const opened = page.waitForEvent('popup');
    await page.getByTestId('windows-open').click();
    const desk = await opened;
    await expect(desk.getByTestId('window-code')).toHaveText(/\d/);
    const code = await desk.getByTestId('window-code').innerText();
    await page.evaluate(() => postMessage({ kind: 'sent', code: '1', trusted: true }, '*'));
    await desk.getByTestId('window-send').click();
    await expect(page.getByTestId('windows-message')).toHaveText(new RegExp(`^\\w+: ${code}$`));
  },
});
