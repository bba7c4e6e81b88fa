import { type Defect, defect } from '../defect.ts';
import type { Page } from '@playwright/test';
import { codeAt } from '../lab.ts';

const start = '2030-01-01T00:00:00Z';

/** Signs in at the lab about sessions, in a workspace of its own whose clock stands still. Returns its name. */
const signedIn = async (page: Page): Promise<string> => {
  const workspace = `sessions-${crypto.randomUUID()}`;
  const data = { now: start, clock: 'frozen' };
  await page.goto(`/labs/sessions?workspace=${workspace}&delay=0`);
  await page.request.patch(`/w/${workspace}/v1/practice/workspace`, { data });
  await page.getByTestId('sessions-username').fill('reader');
  await page.getByTestId('sessions-password').fill('amber-Falcon-92');
  await page.getByTestId('sessions-sign-in').click();
  await page.getByTestId('sessions-one-time-code').fill(codeAt(Date.parse(start)));
  await page.getByTestId('sessions-confirm').click();
  await page.getByTestId('sessions-sign-out').waitFor();
  return workspace;
};

export const defects: readonly Defect[] = [
  defect('expires-by-the-browser', 'SESSION-09', 'hard', 'timing', {
    file: 'apps/web/src/labs/sessions/login.ts',
    from: 'await server.now()',
    to: 'Date.now()',
    seen: 'The page says that a session was ended elsewhere, although it has expired.',
    nudge: 'Look at how a session ends.',
    hint: 'There are two clocks.',
    recipe:
      'Sign in, advance the clock of the workspace by PT30M, and ask the API: the session has expired.',
    caught: async ({ page, expect }) => {
      const workspace = await signedIn(page);
      const data = { advance: 'PT30M' };
      await page.request.patch(`/w/${workspace}/v1/practice/workspace`, { data });
      await page.getByTestId('sessions-ask').click();
      await expect(page.getByTestId('sessions-state')).toHaveText('The session has expired.');
    },
  }),
  defect('one-code-too-few', 'SESSION-11', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/sessions/judge.ts',
    from: 'judgeCodes(ways, ',
    to: 'judgeCodes(ways.slice(0, -1), ',
    pure: true,
    seen: 'The verdict says that all sessions were seen, although one code is missing.',
    nudge: 'Look at the verdict of the lab about sessions.',
    hint: 'Leave out as little as possible.',
    recipe: 'Type four of the five codes: the verdict says "Not all seen".',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/sessions?workspace=has-five-sessions');
      const codes = {
        form: '9355-8381',
        api: '9770-9850',
        state: '9355-8009',
        elsewhere: '9355-4808',
      };
      for (const [way, code] of Object.entries(codes))
        await page.getByTestId(`sessions-${way}-code`).fill(code);
      await page.getByTestId('sessions-check').click();
      await expect(page.getByTestId('sessions-verdict')).toHaveText(
        'Not all seen, 4 of 5: Expired has no code.',
      );
    },
  }),
  defect('state-without-a-tab', 'SESSION-06', 'medium', 'sequences', {
    file: 'apps/web/src/labs/sessions/parts.ts',
    from: "'session storage': withTabStorage((storage) => storage.getItem(key)),",
    to: "'session storage': csrf_token,",
    seen: 'A tab without the session storage shows the code of State.',
    nudge: 'Look at the parts of a saved state.',
    hint: 'One of them belongs to a tab.',
    recipe: 'Sign in, and open the page in a second tab: it says that session storage is missing.',
    caught: async ({ page, expect }) => {
      const workspace = await signedIn(page);
      const tab = await page.context().newPage();
      await tab.goto(`/labs/sessions?workspace=${workspace}`);
      await expect(tab.getByTestId('sessions-state')).toContainText('(session storage)');
    },
  }),
  defect('tab-stays-signed-in', 'SESSION-07', 'medium', 'sequences', {
    file: 'apps/web/src/labs/sessions/use-login.ts',
    from: 'key === login.key && void run(login.follow)',
    to: 'key === login.address && void run(login.follow)',
    seen: 'After a sign out in one tab, the other tab says that it is still signed in.',
    nudge: 'Look at two tabs of the lab about sessions.',
    hint: 'They share a session.',
    recipe: 'Sign in, open a second tab, and sign out there: the first tab says so at once.',
    caught: async ({ page, expect }) => {
      const workspace = await signedIn(page);
      const tab = await page.context().newPage();
      await tab.goto(`/labs/sessions?workspace=${workspace}`);
      await tab.getByTestId('sessions-sign-out').click();
      await expect(page.getByTestId('sessions-state')).toHaveText(
        'The session was ended elsewhere.',
      );
    },
  }),
];
