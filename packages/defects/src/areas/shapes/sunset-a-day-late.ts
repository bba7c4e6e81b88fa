import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'sunset-a-day-late',
  rule: 'SUNSET-04',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/api/src/book-labs/version-routes.ts',
  from: 'clock.now().getTime() >= Date.parse(sunsetAt)',
  to: 'clock.now().getTime() >= Date.parse(sunsetAt) + 86_400_000',
  matters: `clock.now().getTime() >= Date.parse(sunsetAt) &&
    clock.now().getTime() < Date.parse(sunsetAt) + 86_400_000`,
  seen: 'Version 1 still answers on the day of its sunset.',
  hints: [
    'Look at the end of version 1.',
    'Set the clock to the second that Sunset names.',
    'now: 2099-01-01T00:00:00Z gets 410.',
  ],
  caught: async ({ api, expect }) => {
    await api.send('PATCH', '/workspace', { body: { now: '2099-01-01T00:00:00Z' } });
    const { status } = await api.get(`/labs/v1/books/${exampleBook.id}`);
    expect(status).toBe(410);
  },
});
