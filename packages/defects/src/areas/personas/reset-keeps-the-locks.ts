import { defect } from '../../defect.ts';
import { openPersonas, press, signInAs } from '../../persona.ts';

export default defect({
  id: 'reset-keeps-the-locks',
  rule: 'PERSONA-08',
  level: 'hard',
  technique: 'sequences',
  file: 'packages/practice/src/labs/personas/shop.ts',
  from: '...open(untouched)',
  to: '...open({ ...untouched, wrong: shop.wrong })',
  pure: true,
  seen: 'An account is still locked after Reset the shop.',
  hints: [
    'Look at Reset the shop.',
    'Which things of the shop does it have to change?',
    'Lock an account, press Reset the shop, and sign in with the right password: it opens.',
  ],
  caught: async ({ page, expect }) => {
    await openPersonas(page);
    for (const wrong of ['a', 'b', 'c']) await signInAs(page, 'slow', wrong);
    await press(page, 'reset');
    await signInAs(page, 'slow');
    await expect(page.getByTestId('personas-outcome')).toHaveText('Signed in as slow.');
  },
});
