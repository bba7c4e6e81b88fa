import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('above-500-refused', 'NETWORK-03', 'sneaky', 'boundaries', {
    file: 'apps/web/src/labs/network/message.ts',
    from: 'status >= 500',
    to: 'status === 500',
    pure: true,
    seen: 'A status above 500 is said to be a refusal, and not a failure of the server.',
    nudge: 'Look at the lab about the network.',
    hint: 'There is more than one status that says that the server failed.',
    recipe: 'Mock an answer with 503: “The server failed (503).”',
    caught: async ({ page, expect }) => {
      await page.route('**/items/1', (route) => route.fulfill({ status: 503 }));
      await page.goto('/labs/network');
      await page.getByRole('button', { name: 'Sound' }).click();
      await expect(page.getByTestId('network-sound-answer')).toHaveText('The server failed (503).');
    },
  }),
  defect('asked-once-more-is-complete', 'NETWORK-10', 'hard', 'boundaries', {
    file: 'packages/practice/src/labs/network/unsteady.ts',
    from: 'asked > failures + 1',
    to: 'asked > failures + 2',
    pure: true,
    seen: 'Unsteady may be asked once more after it has succeeded.',
    nudge: 'Look at the lab about the network with its unsteady request.',
    hint: 'Ask once more than needed, and press Finish.',
    recipe: 'With ?level=2, send all nine, Unsteady once more after its product: Asked too often.',
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
  }),
  defect('not-asked-is-heard-out', 'NETWORK-08', 'medium', 'negative', {
    file: 'packages/practice/src/labs/network/requests.ts',
    from: 'titles.filter((title) => progress[title] === undefined)',
    to: 'titles.slice(1).filter((title) => progress[title] === undefined)',
    pure: true,
    seen: 'The first request does not need to be sent.',
    nudge: 'Look at the lab about the network.',
    hint: 'The verdict wants all eight requests. Leave out one at a time.',
    recipe: 'Ask everything but Sound and press Finish: the verdict says “Not asked: Sound.”',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/network');
      await page.getByRole('button', { name: 'Finish' }).click();
      await expect(page.getByTestId('network-verdict')).toHaveText(/^Not asked: Sound, Slow,/);
    },
  }),
  defect('price-as-text-accepted', 'NETWORK-06', 'sneaky', 'contract', {
    file: 'apps/web/src/labs/network/message.ts',
    from: "if (typeof price !== 'number') return 'The response is not a product: its price is not a number.';\n  return `${name}, $${price.toFixed(2)}`;",
    to: "if (price === undefined) return 'The response is not a product: its price is not a number.';\n  return `${name}, $${Number(price).toFixed(2)}`;",
    pure: true,
    seen: 'A price that the answer has as a text is shown as if it were a number.',
    nudge: 'Look at the lab about the network.',
    hint: 'Mock a product. How wrong may the mock be?',
    recipe: 'Mock a product with the price "29.99" in quotes: its price is not a number.',
    caught: async ({ page, expect }) => {
      await page.route('**/items/1', (route) =>
        route.fulfill({ json: { name: 'Wireless Mouse', price: '29.99' } }),
      );
      await page.goto('/labs/network');
      await page.getByRole('button', { name: 'Sound' }).click();
      await expect(page.getByTestId('network-sound-answer')).toHaveText(
        /its price is not a number/,
      );
    },
  }),
];
