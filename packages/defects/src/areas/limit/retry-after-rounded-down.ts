import { defect } from '../../defect.ts';
import { frozenAt, limitTo } from '../../workspace.ts';

export default defect({
  id: 'retry-after-rounded-down',
  rule: 'LIMIT-08',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/api/src/limit/headers.ts',
  from: 'Math.ceil(milliseconds / 1000)',
  to: 'Math.floor(milliseconds / 1000)',
  pure: true,
  seen: 'Retry-After is up to a second too short.',
  hints: [
    'Look at Retry-After.',
    'A wait is seldom a whole number of seconds.',
    'Fixed window of 60 seconds, frozen half a second after a full minute: Retry-After is 60.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00.500Z');
    await limitTo(api, { kind: 'fixed-window', limit: 1 });
    await api.get('/ping');
    const { headers } = await api.get('/ping');
    expect(headers.get('Retry-After')).toBe('60');
  },
});
