import { defect } from '../../defect.ts';

export default defect({
  id: 'ten-seconds-refused',
  rule: 'CHANCE-08',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/api/src/behavior/routes.ts',
  from: 'await clock.wait(delay * 1000, gone());',
  to: `if ((query.delay ?? 0) >= drawnDelay.max)
        throw new HttpProblem('invalid-input', 'delay: must be less than the longest delay.');
      await clock.wait(delay * 1000, gone());`,
  above: "import { HttpProblem } from '../problem/refusal.ts';",
  matters: '(query.delay ?? 0) >= drawnDelay.max',
  seen: 'The longest delay that is documented, ten seconds, is refused.',
  hints: [
    'Look at the latency simulation.',
    'A delay has a smallest and a largest value: try both.',
    'delay=10 is not a 400.',
  ],
  caught: async ({ api, expect }) => {
    const address = `${api.origin}${api.base}/testing/latency-simulation?delay=10`;
    const early = await fetch(address, { signal: AbortSignal.timeout(1500) }).catch(
      () => undefined,
    );
    expect(early?.status).not.toBe(400);
  },
});
