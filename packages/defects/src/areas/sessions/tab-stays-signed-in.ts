import { defect } from '../../defect.ts';
import { signedIn } from '../../signed-in.ts';

export default defect({
  id: 'tab-stays-signed-in',
  rule: 'SESSION-07',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/labs/sessions/use-login.ts',
  from: 'key === login.key && void run(login.follow)',
  to: 'key === login.address && void run(login.follow)',
  seen: 'After a sign out in one tab, the other tab says that it is still signed in.',
  hints: [
    'Look at two tabs of the lab about sessions.',
    'They share a session.',
    'Sign in, open a second tab, and sign out there: the first tab says so at once.',
  ],
  caught: async ({ page, expect }) => {
    const workspace = await signedIn(page);
    const tab = await page.context().newPage();
    await tab.goto(`/labs/sessions?workspace=${workspace}`);
    await tab.getByTestId('sessions-sign-out').click();
    await expect(page.getByTestId('sessions-state')).toHaveText('The session was ended elsewhere.');
  },
});
