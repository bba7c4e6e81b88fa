import { defect } from '../../defect.ts';

export default defect({
  id: 'asked-once-more-is-complete',
  rule: 'NETWORK-10',
  level: 'hard',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/network/unsteady.ts',
  from: 'asked > failures + 1',
  to: 'asked > failures + 2',
  pure: true,
  seen: 'Unsteady may be asked once more after it has succeeded.',
  hints: [
    'Look at the lab about the network with its unsteady request.',
    'Ask once more than needed, and press Finish.',
    'With ?level=2, send all nine, Unsteady once more after its product: Asked too often.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/network?level=2&seed=7&delay=0&timeout=1');
    const titles = ['Sound', 'Slow', 'Missing', 'Failing', 'Broken JSON', 'Cut off', 'Closed'];
    for (const name of [...titles, 'Never'])
      await page.getByRole('button', { name, exact: true }).click();
    const answer = page.getByTestId('network-unsteady-answer');
    for (let asked = 1, isDone = false; !isDone; asked += 1) {
      isDone = (await answer.innerText()).includes('$');
      await page.getByTestId('network-unsteady').click();
      await expect(answer).toHaveText(asked === 1 ? /Asked once/ : new RegExp(`${asked} times`));
    }
    await expect(page.getByTestId('network-never-answer')).toHaveText(/^No answer/);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByTestId('network-verdict')).toHaveText(/^Asked too often/);
  },
});
