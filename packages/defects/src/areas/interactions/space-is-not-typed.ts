import { defect } from '../../defect.ts';

export default defect({
  id: 'space-is-not-typed',
  rule: 'KEY-03',
  level: 'hard',
  technique: 'contract',
  file: 'apps/web/src/exercises/interactions/key-press/page.tsx',
  from: 'const show = (event: KeyboardEvent) => setPressed(`You pressed: ${keyName(event.key)}`);',
  to: `const show = (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
      setPressed(\`You pressed: \${keyName(event.key)}\`);
    };`,
  seen: 'The field takes no spaces.',
  hints: [
    'Look at the key presses.',
    'A key that is named still has its usual effect.',
    'Type one two into the field: the space is there, too.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/key-press');
    await page.getByLabel('Type here').pressSequentially('one two');
    await expect(page.getByLabel('Type here')).toHaveValue('one two');
  },
});
