import { defect } from '../../defect.ts';

export default defect({
  id: 'above-500-refused',
  rule: 'NETWORK-03',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/web/src/labs/network/message.ts',
  from: 'status >= 500',
  to: 'status === 500',
  pure: true,
  seen: 'A status above 500 is said to be a refusal, and not a failure of the server.',
  hints: [
    'Look at the lab about the network.',
    'There is more than one status that says that the server failed.',
    'Mock an answer with 503: “The server failed (503).”',
  ],
  caught: async ({ page, expect }) => {
    await page.route('**/items/1', (route) => route.fulfill({ status: 503 }));
    await page.goto('/labs/network');
    await page.getByRole('button', { name: 'Sound' }).click();
    await expect(page.getByTestId('network-sound-answer')).toHaveText('The server failed (503).');
  },
});
