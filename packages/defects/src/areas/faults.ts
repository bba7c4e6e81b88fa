import type { FaultReport } from '@sparring/contracts/fault';
import { type Defect, defect } from '../defect.ts';
import { newBook } from '../new-book.ts';
import { pinged, script } from '../workspace.ts';

export const defects: readonly Defect[] = [
  defect('after-prevents-the-change', 'FAULT-05', 'hard', 'sequences', {
    file: 'apps/api/src/faults/act.ts',
    from: "'when' in outcome && outcome.when === 'before'",
    to: "'when' in outcome",
    seen: 'A fault after the request prevents its execution, as one before the request does.',
    nudge: 'Look at when a fault hits.',
    hint: 'An error does not say whether something was changed: read it again.',
    recipe: 'POST a book with a status after the request: 503, and the list has one book more.',
    caught: async ({ api, expect }) => {
      const outcomes = [{ kind: 'status', status: 503, when: 'after' }] as const;
      await script(api, { method: 'POST', path: '/books', outcomes });
      await api.post('/books', newBook);
      const { headers } = await api.get('/books');
      expect(headers.get('X-Total-Count')).toBe('31');
    },
  }),
  defect('delays-not-by-seed', 'FAULT-09', 'sneaky', 'sequences', {
    file: 'apps/api/src/faults/decide.ts',
    from: 'const one = draw(seed + 1, step);',
    to: 'const one = Math.random();',
    used: "outcome.kind === 'uniform-delay' || outcome.kind === 'lognormal-delay'",
    seen: 'The same rules draw the same outcomes again, but other delays.',
    nudge: 'Look at faults that are drawn.',
    hint: 'What a rule draws is told in X-Chance: compare all of it.',
    recipe: 'Put the same random delays twice: the milliseconds in X-Chance are the same.',
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
  }),
  defect('last-rule-decides', 'FAULT-02', 'medium', 'oracle', {
    file: 'apps/api/src/faults/faults.ts',
    from: 'write(takeOf(name, faults, matching))',
    to: 'write(takeOf(name, faults, matching.toReversed()))',
    seen: 'When two rules match a request, the later one decides.',
    nudge: 'Look at the order of the rules.',
    hint: 'A narrow rule stands before a wide one.',
    recipe: '503 for /ping, then 500 for /*: GET /ping gets 503.',
    caught: async ({ api, expect }) => {
      await script(
        api,
        { path: '/ping', outcomes: [{ kind: 'status', status: 503 }] },
        { path: '/*', outcomes: [{ kind: 'status', status: 500 }] },
      );
      expect(await pinged(api)).toBe(503);
    },
  }),
  defect('left-counts-the-first', 'FAULT-12', 'hard', 'sequences', {
    file: 'apps/api/src/faults/faults.ts',
    from: 'rule.outcomes.length - countOf(at, all)',
    to: 'rule.outcomes.length - countOf(at, 0)',
    matters: 'countOf(at, all) !== countOf(at, 0)',
    seen: 'After the second fault of a sequence, the report says that as many are left as after the first.',
    nudge: 'Look at what GET /workspace/faults counts.',
    hint: 'Use up more than one outcome.',
    recipe: 'Three outcomes, two requests: one is left.',
    caught: async ({ api, expect }) => {
      const outcomes = Array.from({ length: 3 }, () => ({ kind: 'pass' }) as const);
      await script(api, { path: '/ping', outcomes });
      await pinged(api);
      await pinged(api);
      const { body } = await api.get<FaultReport>('/workspace/faults');
      expect(body.rules[0]?.left).toBe(1);
    },
  }),
  defect('never-the-longest', 'FAULT-07', 'sneaky', 'boundaries', {
    file: 'apps/api/src/faults/decide.ts',
    from: 'one * (outcome.max - outcome.min + 1)',
    to: 'one * (outcome.max - outcome.min)',
    pure: true,
    seen: 'A uniform delay is never as long as its max.',
    nudge: 'Look at the outcome uniform-delay.',
    hint: 'All lengths are equally likely, both ends included.',
    recipe: 'From 0 to 1 millisecond, twenty times: some delays are 1.',
    caught: async ({ api, expect }) => {
      const outcome = { kind: 'uniform-delay', min: 0, max: 1 } as const;
      await script(api, { path: '/ping', outcomes: Array.from({ length: 20 }, () => outcome) });
      const told = [];
      while (told.length < 20) told.push((await api.get('/ping')).headers.get('X-Chance'));
      expect(told.join()).toContain('milliseconds=1;');
    },
  }),
  defect('only-the-first-outcome', 'FAULT-04', 'hard', 'oracle', {
    file: 'apps/api/src/faults/decide.ts',
    from: 'Math.floor((drawn / share) * outcomes.length)',
    to: 'Math.floor(drawn * outcomes.length)',
    pure: true,
    seen: 'Of the outcomes of a rule with a share, the first ones come too often.',
    nudge: 'Look at a rule with a share.',
    hint: 'Count how often each of its outcomes comes.',
    recipe: 'Share 0.5 with 500 and 503, forty requests: both statuses come.',
    caught: async ({ api, expect }) => {
      const outcomes = [500, 503].map((status) => ({ kind: 'status', status }) as const);
      await script(api, { path: '/ping', share: 0.5, outcomes });
      const statuses = [];
      while (statuses.length < 40) statuses.push(await pinged(api));
      expect(statuses).toContain(503);
    },
  }),
  defect('query-breaks-the-match', 'FAULT-02', 'hard', 'boundaries', {
    file: 'apps/api/src/faults/stage.ts',
    from: 'pathIn(url))',
    to: "pathIn(url) + (/\\?[^#]*/.exec(url)?.[0] ?? ''))",
    above: "import { matches } from './match.ts';",
    matters: `faults.rules.some((rule) => {
    const [path, query] = [pathIn(url), /\\?[^#]*/.exec(url)?.[0] ?? ''];
    return matches(rule, method, path) !== matches(rule, method, path + query);
  })`,
    seen: 'A rule for a path does not match a request that has a query, too.',
    nudge: 'Look at which requests a rule matches.',
    hint: 'An address has more parts than its path.',
    recipe: 'A fault for /books: GET /books?limit=5 has it as well.',
    caught: async ({ api, expect }) => {
      await script(api, { path: '/books', outcomes: [{ kind: 'status', status: 503 }] });
      const { status } = await api.get('/books?limit=5');
      expect(status).toBe(503);
    },
  }),
  defect('retry-at-once-unsaid', 'FAULT-06', 'sneaky', 'boundaries', {
    file: 'apps/api/src/faults/act.ts',
    from: 'headers: retry_after === undefined ?',
    to: 'headers: !retry_after ?',
    seen: 'A scripted status with retry_after 0 has no Retry-After.',
    nudge: 'Look at the outcome status.',
    hint: 'Try the smallest value of each of its members.',
    recipe: 'A 503 with retry_after 0: the header Retry-After is 0.',
    caught: async ({ api, expect }) => {
      const outcomes = [{ kind: 'status', status: 503, retry_after: 0 }] as const;
      await script(api, { path: '/ping', outcomes });
      const { headers } = await api.get('/ping');
      expect(headers.get('Retry-After')).toBe('0');
    },
  }),
  defect('shared-workspace-has-faults', 'FAULT-15', 'easy', 'negative', {
    file: 'apps/api/src/faults/routes.ts',
    from: `    refuseShared(workspace.name);
`,
    to: '',
    matters: 'workspace.name === publicWorkspace',
    seen: 'Everyone can script faults for the workspace public, which everyone uses.',
    nudge: 'Look at who may script faults.',
    hint: 'One workspace is not yours alone.',
    recipe: 'PUT /workspace/faults without a name of your own: 403.',
    caught: async ({ api, expect }) => {
      const { status } = await fetch(`${api.origin}/v1/practice/workspace/faults`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ rules: [] }),
      });
      expect(status).toBe(403);
    },
  }),
  defect('told-in-another-order', 'FAULT-10', 'sneaky', 'contract', {
    file: 'apps/api/src/faults/act.ts',
    from: '`${String(own)}, ${told}`',
    to: '`${told}, ${String(own)}`',
    seen: 'X-Chance names the decision of the fault before that of the endpoint itself.',
    nudge: 'Look at the header X-Chance.',
    hint: 'An endpoint that decides by chance can have a fault as well.',
    recipe: 'A fault pass for random500: X-Chance ends with rule=0.',
    caught: async ({ api, expect }) => {
      await script(api, { path: '/testing/random500', outcomes: [{ kind: 'pass' }] });
      const { headers } = await api.get('/testing/random500');
      expect(headers.get('X-Chance')).toMatch(/p=0\.5; .+; rule=0$/);
    },
  }),
];
