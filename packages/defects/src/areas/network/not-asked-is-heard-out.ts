import { defect } from '../../defect.ts';

export default defect({
  id: 'not-asked-is-heard-out',
  rule: 'NETWORK-08',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/network/requests.ts',
  from: 'titles.filter((title) => progress[title] === undefined)',
  to: 'titles.slice(1).filter((title) => progress[title] === undefined)',
  pure: true,
  seen: 'The first request does not need to be sent.',
  hints: [
    'Look at the lab about the network.',
    'The verdict wants all eight requests. Leave out one at a time.',
    'Ask everything but Sound and press Finish: the verdict says “Not asked: Sound.”',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/network');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByTestId('network-verdict')).toHaveText(/^Not asked: Sound, Slow,/);
  },
});
