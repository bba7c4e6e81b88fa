import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('any-password-opens-basic', 'DOOR-06', 'medium', 'security', {
    file: 'apps/web/server/doors/credentials.ts',
    from: 'sent === `${username}:${password}`',
    to: 'sent.startsWith(`${username}:`)',
    seen: 'The door Basic opens with any password.',
    nudge: 'Look at the doors with a login.',
    hint: 'Try what must not open them.',
    recipe: 'Send the username of Basic with another password: 401.',
    caught: async ({ api, expect }) => {
      const statusWith = async (pair: string) => {
        const headers = { Authorization: `Basic ${btoa(pair)}` };
        return (await fetch(`${api.origin}/doors/ada/7/basic`, { headers })).status;
      };
      expect(await statusWith('ada:jab-17')).toBe(200);
      expect(await statusWith('ada:jab-18')).toBe(401);
    },
  }),
  defect('old-code-is-the-new-one', 'DOOR-05', 'medium', 'timing', {
    file: 'apps/web/server/doors/doors.ts',
    from: 'codeIn(oldCode(house, title))',
    to: 'codeIn(shownCode(house, title))',
    seen: 'The first documents of Refresh and Timer show the code of the door already.',
    nudge: 'Look at the doors that lead on by themselves.',
    hint: 'Look before, during and after the delay.',
    recipe: 'Compare the code in the first document of Timer with the one in the last.',
    caught: async ({ api, expect }) => {
      const codeAt = async (step: string) =>
        /aria-label="Code">(\d+)</.exec(
          await (await fetch(`${api.origin}/doors/ada/7/${step}?delay=2`)).text(),
        )?.[1];
      const last = await codeAt('timer-end');
      expect(last).toMatch(/^\d{4}$/);
      expect(await codeAt('timer')).not.toBe(last);
    },
  }),
  defect('one-wrong-code-is-fine', 'DOOR-12', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/doors/judge.ts',
    from: 'judgeCodes(doors, ',
    to: 'judgeCodes(doors.slice(0, -1), ',
    pure: true,
    seen: 'The verdict says that all doors are open, although one code is missing.',
    nudge: 'Look at the verdict of the lab about doors.',
    hint: 'Leave out as little as possible.',
    recipe: 'Type nine of the ten codes: the verdict says "Not opened".',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/doors?workspace=ada&seed=7');
      const codes = {
        slow: '9454',
        picture: '1873',
        hops: '4564',
        refresh: '6234',
        timer: '9643',
        basic: '2039',
        digest: '6622',
        status: '500-3427',
        error: '1936',
      };
      for (const [door, code] of Object.entries(codes))
        await page.getByTestId(`doors-${door}-code`).fill(code);
      await page.getByTestId('doors-check').click();
      await expect(page.getByTestId('doors-verdict')).toHaveText(
        'Not opened, 9 of 10: Scripts has no code.',
      );
    },
  }),
  defect('same-codes-for-everybody', 'DOOR-01', 'hard', 'security', {
    file: 'packages/practice/src/house.ts',
    from: 'hashOf(`${workspace}/${seed}/${use}`)',
    to: 'hashOf(`${workspace.length}/${seed}/${use}`)',
    pure: true,
    seen: 'Two workspaces have the same codes behind their doors.',
    nudge: 'Look at the codes of the doors.',
    hint: 'Ask as somebody else.',
    recipe: 'Compare the codes of the workspaces ada and bob with the same seed.',
    caught: async ({ api, expect }) => {
      const textOf = async (workspace: string) =>
        (await fetch(`${api.origin}/doors/${workspace}/7/hops-end`)).text();
      expect(await textOf('ada')).toContain('door-code');
      expect(await textOf('ada')).not.toBe(await textOf('bob'));
    },
  }),
  defect('status-is-always-404', 'DOOR-08', 'hard', 'oracle', {
    file: 'packages/practice/src/labs/doors/doors.ts',
    from: '.integer(statuses.length)] ?? 404',
    to: '.integer(1)] ?? 404',
    pure: true,
    seen: 'The door Status answers with 404, whatever the seed is.',
    nudge: 'Look at the door Status.',
    hint: 'Open it more than once.',
    recipe: 'Open it with ten seeds: 404, 410 and 500 each come.',
    caught: async ({ api, expect }) => {
      const statuses = new Set<number>();
      for (let seed = 0; seed < 20; seed += 1)
        statuses.add((await fetch(`${api.origin}/doors/ada/${seed}/status`)).status);
      expect(statuses).toEqual(new Set([404, 410, 500]));
    },
  }),
  defect('waiting-is-counted-for-ever', 'DOOR-11', 'sneaky', 'sequences', {
    file: 'apps/web/server/doors/waiting.ts',
    from: 'waiting.leave(workspace);',
    to: '',
    seen: 'After 20 visits to Slow or Picture, a workspace is refused for ever.',
    nudge: 'Look at the slow doors.',
    hint: 'Open one of them many times, one after the other.',
    recipe: 'Open Slow 21 times without a delay: it never answers with 503.',
    caught: async ({ api, expect }) => {
      const workspace = `doors-${crypto.randomUUID()}`;
      const statuses = new Set<number>();
      for (let time = 0; time < 21; time += 1) {
        const reply = await fetch(`${api.origin}/doors/${workspace}/7/slow?delay=0`);
        await reply.text();
        statuses.add(reply.status);
      }
      expect(statuses).toEqual(new Set([200]));
    },
  }),
];
