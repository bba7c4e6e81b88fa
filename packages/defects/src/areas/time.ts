import { sampleAccount } from '@sparring/contracts/auth';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import type { Workspace } from '@sparring/contracts/workspace';
import { type Defect, defect } from '../defect.ts';
import { frozenAt, set } from '../workspace.ts';

export const defects: readonly Defect[] = [
  defect('advance-from-the-server-time', 'TIME-04', 'hard', 'sequences', {
    file: 'apps/api/src/conditions/clock.ts',
    from: 'timeOf(start, server) : Date.parse(now)',
    to: 'server.now().getTime() : Date.parse(now)',
    seen: 'The clock of a workspace is advanced from the time of the server instead of its own.',
    nudge: 'Look at advance.',
    hint: 'Advance a clock that was set before, and a clock that was advanced before.',
    recipe: 'Set now to 2030, frozen, and advance by an hour: it is one hour later in 2030.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      const { body } = await set(api, { advance: 'PT1H' });
      expect(body.now).toBe('2030-01-01T01:00:00.000Z');
    },
  }),
  defect('advance-thaws', 'TIME-03', 'sneaky', 'sequences', {
    file: 'apps/api/src/conditions/clock.ts',
    from: 'clock ?? modeOf(start)',
    to: "clock ?? 'running'",
    matters: "clock === undefined && modeOf(start) === 'frozen'",
    seen: 'A frozen clock runs after it was advanced.',
    nudge: 'Look at a frozen clock.',
    hint: 'It stands still until somebody lets it run.',
    recipe: 'Freeze the clock, advance it, and read the workspace: the clock is still frozen.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      const { body } = await set(api, { advance: 'PT1H' });
      expect(body.clock).toBe('frozen');
    },
  }),
  defect('date-only-while-frozen', 'TIME-11', 'hard', 'contract', {
    file: 'apps/api/src/conditions/own-date.ts',
    from: 'return conditions.clock ?',
    to: "return conditions.clock && 'frozen' in conditions.clock ?",
    used: 'conditions.clock',
    matters: "conditions.clock !== undefined && !('frozen' in conditions.clock)",
    seen: 'While the clock of the workspace runs, the header Date is the time of the server.',
    nudge: 'Look at the header Date.',
    hint: 'A clock of its own can be frozen or running.',
    recipe: 'Set now to 2030 without freezing: Date is in 2030.',
    caught: async ({ api, expect }) => {
      await set(api, { now: '2030-01-01T00:00:00Z' });
      const { headers } = await api.get('/ping');
      expect(headers.get('Date')).toContain('01 Jan 2030');
    },
  }),
  defect('reset-keeps-the-clock', 'TIME-06', 'medium', 'sequences', {
    file: 'apps/api/src/conditions/change.ts',
    from: '({ recording }) => (recording ? { recording } : {})',
    to: `({ clock, recording }) => ({
  ...(clock && { clock }),
  ...(recording && { recording }),
})`,
    pure: true,
    seen: 'A reset workspace keeps its own clock.',
    nudge: 'Look at the reset of a workspace.',
    hint: 'Everything is as at the first use, time as well.',
    recipe: 'Freeze the clock, reset: the clock is that of the server.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      const { body } = await api.post<Workspace>('/workspace/reset');
      expect(body.clock).toBe('server');
    },
  }),
  defect('token-by-the-server-clock', 'TIME-08', 'medium', 'timing', {
    file: 'apps/api/src/auth/tokens.ts',
    from: 'currentDate: clock.now(),',
    to: 'currentDate: new Date(),',
    matters: 'Math.abs(clock.now().getTime() - Date.now()) > 1000',
    seen: 'A token is still accepted when the clock of the workspace is past its end.',
    nudge: 'Look at how long a token is valid.',
    hint: 'You do not have to wait for an hour: the workspace has a clock.',
    recipe: 'Log in, advance the clock by PT61M: GET /auth/me gets 401.',
    caught: async ({ api, expect }) => {
      const { body } = await api.post<{ token: string }>('/auth', sampleAccount);
      await set(api, { advance: 'PT61M' });
      const { status } = await api.get('/auth/me', { Authorization: `Bearer ${body.token}` });
      expect(status).toBe(401);
    },
  }),
  defect('updated-by-the-server-clock', 'TIME-10', 'sneaky', 'timing', {
    file: 'apps/api/src/books/book-work.ts',
    from: '...changes, updated_at: clock.now().toISOString()',
    to: '...changes, updated_at: new Date().toISOString()',
    matters: 'Math.abs(clock.now().getTime() - Date.now()) > 1000',
    seen: 'created_at follows the clock of the workspace, updated_at does not.',
    nudge: 'Look at the times of a book.',
    hint: 'A book has two of them.',
    recipe: 'Freeze the clock in 2030 and PATCH a book: updated_at is that time.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      const path = `/books/${exampleBook.id}`;
      const { body } = await api.send<Book>('PATCH', path, { body: { stock: 3 } });
      expect(body.updated_at).toBe('2030-01-01T00:00:00.000Z');
    },
  }),
  defect('weeks-do-not-count', 'TIME-04', 'hard', 'boundaries', {
    file: 'packages/contracts/src/own-clock.ts',
    from: '/(\\d+)([WDHMS])/g',
    to: '/(\\d+)([DHMS])/g',
    pure: true,
    seen: 'A duration of weeks does not move the clock.',
    nudge: 'Look at advance.',
    hint: 'A duration has five units. Try each of them.',
    recipe: 'Advance a frozen clock by P1W: it is seven days later.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      const { body } = await set(api, { advance: 'P1W' });
      expect(body.now).toBe('2030-01-08T00:00:00.000Z');
    },
  }),
  defect('zone-ignored', 'TIME-13', 'sneaky', 'languages', {
    file: 'apps/api/src/conditions/clock.ts',
    from: ': Date.parse(now);',
    to: ": Date.parse(now.replace(/[+-]\\d\\d:\\d\\d$/, 'Z'));",
    matters: '/[+-](?!00:00)\\d\\d:\\d\\d$/.test(now)',
    seen: 'A time with another zone than Z is taken as if it were UTC.',
    nudge: 'Look at now.',
    hint: 'The same moment can be written in many ways.',
    recipe: 'Set now to 2030-01-01T02:00:00+02:00, frozen: it is 2030-01-01T00:00:00.000Z.',
    caught: async ({ api, expect }) => {
      const { body } = await frozenAt(api, '2030-01-01T02:00:00+02:00');
      expect(body.now).toBe('2030-01-01T00:00:00.000Z');
    },
  }),
];
