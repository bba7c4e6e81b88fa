import { defect } from '../../defect.ts';

export default defect({
  id: 'words-for-everybody',
  rule: 'SEEN-01',
  level: 'hard',
  technique: 'security',
  file: 'packages/practice/src/labs/seen/signs.ts',
  from: "chanceOf(house, 'words')",
  to: "chanceOf({ ...house, workspace: 'words' }, 'words')",
  pure: true,
  seen: 'Two workspaces have the same words on their signs.',
  hints: [
    'Look at the signs of the lab about what is seen.',
    'Ask as somebody else.',
    'Compare the words in the workspaces ada and bob with the same seed.',
  ],
  caught: async ({ page, expect }) => {
    const words = async (workspace: string) => {
      await page.goto(`/labs/seen?seed=7&workspace=${workspace}`);
      await expect(page.getByTestId('seen-sign-12')).toHaveText(/./);
      return (await page.getByTestId(/^seen-sign-/).allTextContents()).toSorted();
    };
    expect(await words('ada')).not.toEqual(await words('bob'));
  },
});
