import { defect } from '../../defect.ts';
import { openPersonas, signInAs } from '../../persona.ts';

export default defect({
  id: 'everybody-may-delete',
  rule: 'PERSONA-07',
  level: 'easy',
  technique: 'security',
  file: 'apps/web/src/labs/personas/shelf.tsx',
  from: "{user === 'Admin' && (",
  to: "{user !== 'Read-only' && (",
  seen: 'Somebody who is not admin has buttons that delete a product.',
  hints: [
    'Look at what each person sees in the lab about personas.',
    'Who may do more than the others?',
    'Sign in as standard: there is no button Delete.',
  ],
  caught: async ({ page, expect }) => {
    await openPersonas(page);
    await signInAs(page, 'standard');
    await expect(page.getByTestId('personas-add-rope')).toBeVisible();
    await expect(page.getByTestId('personas-delete-rope')).toHaveCount(0);
  },
});
