import { defect } from '../../defect.ts';

export default defect({
  id: 'pasting-is-typing',
  rule: 'TRUSTED-01',
  level: 'hard',
  technique: 'negative',
  file: 'packages/practice/src/typing.ts',
  from: "hasKey && !inputType?.startsWith('insertFrom') ?",
  to: 'hasKey ?',
  pure: true,
  seen: 'Text that was pasted counts as typed key by key.',
  hints: [
    'Look at Name in the lab of real and synthetic events.',
    'Text can come into a field by keys and yet not key by key.',
    'Copy a word and paste it by Ctrl+V: Name was used by a user, at once.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/trusted-events');
    const name = page.getByLabel('Name', { exact: true });
    await name.pressSequentially('Ada');
    for (const keys of ['ControlOrMeta+a', 'ControlOrMeta+c', 'End', 'ControlOrMeta+v']) {
      await name.press(keys);
    }
    await expect(page.getByTestId('trusted-name-by')).toHaveText('a user, at once');
  },
});
