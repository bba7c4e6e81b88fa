import { type Defect, defect } from '../../defect.ts';
import { frozenAt, limitTo, set } from '../../workspace.ts';

export const defects: readonly Defect[] = [
  defect('moment-too-long', 'LIMIT-08', 'sneaky', 'boundaries', {
    file: 'apps/api/src/limit/count.ts',
    from: 'hits[gone]! <= start',
    to: 'hits[gone]! < start',
    seen: 'By a sliding window, a client that waits exactly as long as Retry-After says is refused again.',
    nudge: 'Look at Retry-After.',
    hint: 'Wait exactly as long as it says, not longer.',
    recipe:
      'Sliding window with a frozen clock: be refused, advance by Retry-After, ask again: 200.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      await limitTo(api, { kind: 'sliding-window', limit: 1 });
      await api.get('/ping');
      const refused = await api.get('/ping');
      await set(api, { advance: `PT${refused.headers.get('Retry-After')}S` });
      const { status } = await api.get('/ping');
      expect(status).toBe(200);
    },
  }),
  defect('refusal-without-limit-headers', 'LIMIT-02', 'easy', 'contract', {
    file: 'apps/api/src/limit/stage.ts',
    from: 'throw exceeded(limit, retryHeader(policy, standing), headers);',
    to: 'throw exceeded(limit, retryHeader(policy, standing), {});',
    seen: 'A 429 does not say which limit it is about.',
    nudge: 'Look at the headers of a workspace with a limit.',
    hint: 'Each answer has them: also the one that refuses.',
    recipe: 'Be refused with 429: there is a header RateLimit.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      await limitTo(api, { kind: 'fixed-window', limit: 1 });
      await api.get('/ping');
      const { headers } = await api.get('/ping');
      expect(headers.get('RateLimit')).toContain('r=0');
    },
  }),
  defect('retry-after-rounded-down', 'LIMIT-08', 'hard', 'boundaries', {
    file: 'apps/api/src/limit/headers.ts',
    from: 'Math.ceil(milliseconds / 1000)',
    to: 'Math.floor(milliseconds / 1000)',
    pure: true,
    seen: 'Retry-After is up to a second too short.',
    nudge: 'Look at Retry-After.',
    hint: 'A wait is seldom a whole number of seconds.',
    recipe:
      'Fixed window of 60 seconds, frozen half a second after a full minute: Retry-After is 60.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00.500Z');
      await limitTo(api, { kind: 'fixed-window', limit: 1 });
      await api.get('/ping');
      const { headers } = await api.get('/ping');
      expect(headers.get('Retry-After')).toBe('60');
    },
  }),
  defect('retry-date-of-the-server', 'LIMIT-09', 'hard', 'timing', {
    file: 'apps/api/src/limit/headers.ts',
    from: 'new Date(inSeconds(at + moreAfter) * 1000)',
    to: 'new Date(inSeconds(Date.now() + moreAfter) * 1000)',
    matters: 'Math.abs(at - Date.now()) > 1000',
    seen: 'As a date, Retry-After follows the clock of the server instead of that of the workspace.',
    nudge: 'Look at Retry-After.',
    hint: 'It has two forms, and the workspace has a clock.',
    recipe: 'retry_after date, the clock frozen in 2030: Retry-After is a date in 2030.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      await limitTo(api, { kind: 'fixed-window', limit: 1, retry_after: 'date' });
      await api.get('/ping');
      const { headers } = await api.get('/ping');
      expect(headers.get('Retry-After')).toBe('Tue, 01 Jan 2030 00:01:00 GMT');
    },
  }),
];
