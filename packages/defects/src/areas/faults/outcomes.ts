import type { Defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';
import { script } from '../../workspace.ts';

export const defects: readonly Defect[] = [
  {
    id: 'after-prevents-the-change',
    rule: 'FAULT-05',
    level: 'hard',
    technique: 'sequences',
    file: 'apps/api/src/faults/act.ts',
    from: "'when' in outcome && outcome.when === 'before'",
    to: "'when' in outcome",
    seen: 'A fault after the request prevents its execution, as one before the request does.',
    hints: [
      'Look at when a fault hits.',
      'An error does not say whether something was changed: read it again.',
      'POST a book with a status after the request: 503, and the list has one book more.',
    ],
    caught: async ({ api, expect }) => {
      const outcomes = [{ kind: 'status', status: 503, when: 'after' }] as const;
      await script(api, { method: 'POST', path: '/books', outcomes });
      await api.post('/books', newBook);
      const { headers } = await api.get('/books');
      expect(headers.get('X-Total-Count')).toBe('31');
    },
  },
  {
    id: 'delays-not-by-seed',
    rule: 'FAULT-09',
    level: 'sneaky',
    technique: 'sequences',
    file: 'apps/api/src/faults/decide.ts',
    from: 'const one = draw(seed + 1, step);',
    to: 'const one = Math.random();',
    used: "outcome.kind === 'uniform-delay' || outcome.kind === 'lognormal-delay'",
    seen: 'The same rules draw the same outcomes again, but other delays.',
    hints: [
      'Look at faults that are drawn.',
      'What a rule draws is told in X-Chance: compare all of it.',
      'Put the same random delays twice: the milliseconds in X-Chance are the same.',
    ],
    caught: async ({ api, expect }) => {
      const outcome = { kind: 'uniform-delay', min: 0, max: 20 } as const;
      const delays = async () => {
        await script(api, { path: '/ping', outcomes: Array.from({ length: 6 }, () => outcome) });
        const told = [];
        while (told.length < 6) told.push((await api.get('/ping')).headers.get('X-Chance'));
        return told;
      };
      expect(await delays()).toEqual(await delays());
    },
  },
  {
    id: 'never-the-longest',
    rule: 'FAULT-07',
    level: 'sneaky',
    technique: 'boundaries',
    file: 'apps/api/src/faults/decide.ts',
    from: 'one * (outcome.max - outcome.min + 1)',
    to: 'one * (outcome.max - outcome.min)',
    pure: true,
    seen: 'A uniform delay is never as long as its max.',
    hints: [
      'Look at the outcome uniform-delay.',
      'All lengths are equally likely, both ends included.',
      'From 0 to 1 millisecond, twenty times: some delays are 1.',
    ],
    caught: async ({ api, expect }) => {
      const outcome = { kind: 'uniform-delay', min: 0, max: 1 } as const;
      await script(api, { path: '/ping', outcomes: Array.from({ length: 20 }, () => outcome) });
      const told = [];
      while (told.length < 20) told.push((await api.get('/ping')).headers.get('X-Chance'));
      expect(told.join()).toContain('milliseconds=1;');
    },
  },
  {
    id: 'retry-at-once-unsaid',
    rule: 'FAULT-06',
    level: 'sneaky',
    technique: 'boundaries',
    file: 'apps/api/src/faults/act.ts',
    from: 'headers: retry_after === undefined ?',
    to: 'headers: !retry_after ?',
    seen: 'A scripted status with retry_after 0 has no Retry-After.',
    hints: [
      'Look at the outcome status.',
      'Try the smallest value of each of its members.',
      'A 503 with retry_after 0: the header Retry-After is 0.',
    ],
    caught: async ({ api, expect }) => {
      const outcomes = [{ kind: 'status', status: 503, retry_after: 0 }] as const;
      await script(api, { path: '/ping', outcomes });
      const { headers } = await api.get('/ping');
      expect(headers.get('Retry-After')).toBe('0');
    },
  },
  {
    id: 'told-in-another-order',
    rule: 'FAULT-10',
    level: 'sneaky',
    technique: 'contract',
    file: 'apps/api/src/faults/act.ts',
    from: '`${String(own)}, ${told}`',
    to: '`${told}, ${String(own)}`',
    seen: 'X-Chance names the decision of the fault before that of the endpoint itself.',
    hints: [
      'Look at the header X-Chance.',
      'An endpoint that decides by chance can have a fault as well.',
      'A fault pass for random500: X-Chance ends with rule=0.',
    ],
    caught: async ({ api, expect }) => {
      await script(api, { path: '/testing/random500', outcomes: [{ kind: 'pass' }] });
      const { headers } = await api.get('/testing/random500');
      expect(headers.get('X-Chance')).toMatch(/p=0\.5; .+; rule=0$/);
    },
  },
];
