import { defect } from '../../defect.ts';

export default defect({
  id: 'seed-not-heeded',
  rule: 'STREAM-01',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/api/src/feed/routes.ts',
  from: 'query.seed ?? (await workspace.read()).seed',
  to: '(await workspace.read()).seed',
  seen: 'The parameter seed changes nothing.',
  hints: [
    'Look at the parameters of the streams.',
    'Which of them decides what is in the stream?',
    'seed=7 and seed=8 give different movements.',
  ],
  caught: async ({ api, expect }) => {
    const textOf = async (seed: number) =>
      (await api.get<string>(`/labs/events?every=0&seed=${seed}`)).body;
    expect(await textOf(7)).not.toBe(await textOf(8));
  },
});
