import { defect } from '../../defect.ts';
import { signedIn } from '../../signed-in.ts';

export default defect({
  id: 'state-without-a-tab',
  rule: 'SESSION-06',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/labs/sessions/parts.ts',
  from: "'session storage': withTabStorage((storage) => storage.getItem(key)),",
  to: "'session storage': csrf_token,",
  seen: 'A tab without the session storage shows the code of State.',
  hints: [
    'Look at the parts of a saved state.',
    'One of them belongs to a tab.',
    'Sign in, and open the page in a second tab: it says that session storage is missing.',
  ],
  caught: async ({ page, expect }) => {
    const workspace = await signedIn(page);
    const tab = await page.context().newPage();
    await tab.goto(`/labs/sessions?workspace=${workspace}`);
    await expect(tab.getByTestId('sessions-state')).toContainText('(session storage)');
  },
});
