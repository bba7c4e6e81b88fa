import { defect } from '../../defect.ts';
import { openPersonas, signInAs } from '../../persona.ts';

export default defect({
  id: 'two-wrong-passwords-lock',
  rule: 'PERSONA-02',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/personas/shop.ts',
  from: 'count >= mostWrong',
  to: 'count >= mostWrong - 1',
  pure: true,
  seen: 'Two wrong passwords lock an account.',
  hints: [
    'Look at the sign in of the lab about personas.',
    'When is an account locked?',
    'Type two wrong passwords and then the right one: it opens.',
  ],
  caught: async ({ page, expect }) => {
    await openPersonas(page);
    for (const wrong of ['a', 'b']) await signInAs(page, 'locked', wrong);
    await signInAs(page, 'locked');
    await expect(page.getByTestId('personas-outcome')).toHaveText('Signed in as locked.');
  },
});
