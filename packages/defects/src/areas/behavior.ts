import type { Problem } from '@sparring/contracts/problem';
import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('chance-names-the-next-step', 'CHANCE-06', 'sneaky', 'contract', {
    file: 'apps/api/src/chance/decide.ts',
    from: '{ ...step, p: odds(',
    to: '{ ...step, step: step.step + 1, p: odds(',
    pure: true,
    seen: 'X-Chance names the step after the one that decided.',
    nudge: 'Look at the header X-Chance.',
    hint: 'Steps are counted from 0.',
    recipe: 'The first call of a fresh workspace says step=0.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.get('/testing/random500');
      expect(headers.get('X-Chance')).toContain('step=0;');
    },
  }),
  defect('errors-without-cors', 'ANSWER-08', 'sneaky', 'contract', {
    file: 'apps/api/src/http/send/problem-answer.ts',
    from: 'headers: problem.headers,',
    to: "headers: { ...problem.headers, 'Access-Control-Allow-Origin': 'null' },",
    matters: 'true',
    seen: 'A page of another origin cannot read errors.',
    nudge: 'Look at the headers that every answer has.',
    hint: 'Every answer: also the one that refuses.',
    recipe: 'A 404 has Access-Control-Allow-Origin.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.get('/nothing-here', { Origin: 'https://course.example' });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    },
  }),
  defect('no-allow', 'ANSWER-05', 'medium', 'contract', {
    file: 'apps/api/src/http/endpoint/resource.ts',
    from: "throw new HttpProblem('method-not-allowed', detail, { headers: { Allow } });",
    to: "throw new HttpProblem('method-not-allowed', detail);",
    matters: 'true',
    seen: 'A 405 does not say which methods there are.',
    nudge: 'Look at a method that a path does not take.',
    hint: 'A 405 names those that it does.',
    recipe: 'DELETE /books: the header Allow lists GET.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.send('DELETE', '/books');
      expect(headers.get('Allow')).toContain('GET');
    },
  }),
  defect('no-retry-after', 'CHANCE-03', 'medium', 'contract', {
    file: 'apps/api/src/chance/by-chance.ts',
    from: '{ headers: { ...headers, ...decided } }',
    to: '{ headers: decided }',
    used: 'Object.keys(headers ?? {}).length > 0',
    matters: 'true',
    seen: 'A 429 does not say how long to wait.',
    nudge: 'Look at the headers of a 429.',
    hint: 'One of them tells when to try again.',
    recipe: 'Force a 429 by {"chance": "always"}: Retry-After is a whole number.',
    caught: async ({ api, expect }) => {
      await api.send('PATCH', '/workspace', { body: { chance: 'always' } });
      const { headers } = await api.get('/testing/users');
      expect(headers.get('Retry-After')).toMatch(/^\d+$/);
    },
  }),
  defect('range-too-long', 'FILE-03', 'sneaky', 'boundaries', {
    file: 'apps/api/src/http/send/file-answer.ts',
    from: 'Math.min(length, Number(to) + 1)',
    to: 'Math.min(length, Number(to) + 2)',
    seen: 'A range of a file brings one byte more than was asked for.',
    nudge: 'Look at a part of a file.',
    hint: 'Both ends of a range belong to it: count the bytes.',
    recipe: 'Range: bytes=0-99 of example.pdf brings 100 bytes.',
    caught: async ({ api, expect }) => {
      const Range = 'bytes=0-99';
      const part = await fetch(`${api.origin}/files/example.pdf`, { headers: { Range } });
      expect((await part.arrayBuffer()).byteLength).toBe(100);
    },
  }),
  defect('seed-does-not-rewind', 'CHANCE-05', 'sneaky', 'sequences', {
    file: 'apps/api/src/workspaces/rows.ts',
    from: "'UPDATE workspace SET seed = $2, step = 0 WHERE id = $1'",
    to: "'UPDATE workspace SET seed = $2 WHERE id = $1'",
    seen: 'Setting the seed does not go back to the first step: the same calls bring other outcomes.',
    nudge: 'Look at chance and how it is replayed.',
    hint: 'Set the same seed once more and repeat your calls.',
    recipe:
      'Call random500 five times, set the seed 42 again, call it five times: the same outcomes.',
    caught: async ({ api, expect }) => {
      const outcomes = async () => {
        await api.send('PATCH', '/workspace', { body: { seed: 42 } });
        const said: (string | null)[] = [];
        for (let call = 0; call < 5; call += 1)
          said.push((await api.get('/testing/random500')).headers.get('X-Chance'));
        return said;
      };
      expect(await outcomes()).toEqual(await outcomes());
    },
  }),
  defect('status-member-differs', 'ANSWER-02', 'hard', 'contract', {
    file: 'apps/api/src/problem/refusal.ts',
    from: '{ type, title, status, error,',
    to: '{ type, title, status: status < 500 ? 400 : status, error,',
    seen: 'The status in the body of an error is not the one of the answer.',
    nudge: 'Look at the body of an error.',
    hint: 'Its status is there twice.',
    recipe: 'A 404: the member status is 404 as well.',
    caught: async ({ api, expect }) => {
      const { status, body } = await api.get<Problem>('/nothing-here');
      expect(body.status).toBe(status);
    },
  }),
  defect('ten-seconds-refused', 'CHANCE-08', 'hard', 'boundaries', {
    file: 'apps/api/src/behavior/routes.ts',
    from: 'await clock.wait(delay * 1000, gone());',
    to: `if ((query.delay ?? 0) >= drawnDelay.max)
        throw new HttpProblem('invalid-input', 'delay: must be less than the longest delay.');
      await clock.wait(delay * 1000, gone());`,
    above: "import { HttpProblem } from '../problem/refusal.ts';",
    matters: '(query.delay ?? 0) >= drawnDelay.max',
    seen: 'The longest delay that is documented, ten seconds, is refused.',
    nudge: 'Look at the latency simulation.',
    hint: 'A delay has a smallest and a largest value: try both.',
    recipe: 'delay=10 is not a 400.',
    caught: async ({ api, expect }) => {
      const address = `${api.origin}${api.base}/testing/latency-simulation?delay=10`;
      const early = await fetch(address, { signal: AbortSignal.timeout(1500) }).catch(
        () => undefined,
      );
      expect(early?.status).not.toBe(400);
    },
  }),
];
