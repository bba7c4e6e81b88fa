import { defect } from '../../defect.ts';
import { signedIn } from '../../signed-in.ts';

export default defect({
  id: 'expires-by-the-browser',
  rule: 'SESSION-09',
  level: 'hard',
  technique: 'timing',
  file: 'apps/web/src/labs/sessions/login.ts',
  from: 'await server.now()',
  to: 'Date.now()',
  seen: 'The page says that a session was ended elsewhere, although it has expired.',
  hints: [
    'Look at how a session ends.',
    'There are two clocks.',
    'Sign in, advance the clock of the workspace by PT30M, and ask the API: the session has expired.',
  ],
  caught: async ({ page, expect }) => {
    const workspace = await signedIn(page);
    const data = { advance: 'PT30M' };
    await page.request.patch(`/w/${workspace}/v1/practice/workspace`, { data });
    await page.getByTestId('sessions-ask').click();
    await expect(page.getByTestId('sessions-state')).toHaveText('The session has expired.');
  },
});
