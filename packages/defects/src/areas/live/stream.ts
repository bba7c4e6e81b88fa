import type { Movement } from '@sparring/contracts/live/movement';
import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('cut-looks-whole', 'STREAM-06', 'medium', 'negative', {
    file: 'apps/api/src/feed/feed.ts',
    from: 'if (isCut(number, after, cut)) throw new CutOff(sent);',
    to: 'if (isCut(number, after, cut)) return;',
    seen: 'A stream that is cut ends like a complete one.',
    nudge: 'Look at a stream that breaks.',
    hint: 'How does a client notice that the answer is not whole?',
    recipe: 'The answer to cut=2 has no end: fetch rejects while it reads the body.',
    caught: async ({ api, expect }) => {
      await expect(api.get('/labs/events?count=5&every=0&cut=2')).rejects.toThrow();
    },
  }),
  defect('id-of-the-next', 'STREAM-03', 'hard', 'contract', {
    file: 'apps/api/src/feed/feed.ts',
    from: 'id: String(number), data',
    to: 'id: String(number + 1), data',
    matters: 'true',
    seen: 'The id of an event is not the number of its movement, so that a resumed stream leaves one out.',
    nudge: 'Look at all fields of an event.',
    hint: 'Compare the id with the data.',
    recipe: 'The first event has the id 1 and the number 1.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<string>('/labs/events?count=3&every=0');
      expect(body.match(/^id: .*/gm)).toEqual(['id: 1', 'id: 2', 'id: 3']);
    },
  }),
  defect('never-204', 'STREAM-05', 'medium', 'boundaries', {
    file: 'apps/api/src/feed/routes.ts',
    from: 'if (after === query.count)',
    to: 'if (after > query.count)',
    seen: 'A client that has everything is told to go on: an EventSource reconnects for ever.',
    nudge: 'Look at the end of a stream.',
    hint: 'What does a client get that already has the last event?',
    recipe: 'Last-Event-ID: 3 of count=3 gets 204.',
    caught: async ({ api, expect }) => {
      const sent = { 'Last-Event-ID': '3' };
      expect((await api.get('/labs/events?count=3&every=0', sent)).status).toBe(204);
    },
  }),
  defect('resume-repeats-one', 'STREAM-04', 'sneaky', 'sequences', {
    file: 'apps/api/src/feed/feed.ts',
    from: 'of movements(seed, count, after)',
    to: 'of movements(seed, count, after && after - 1)',
    seen: 'A stream that is resumed begins with the item that the client already has.',
    nudge: 'Look at a stream that breaks.',
    hint: 'Add up the pieces of all items, and compare with the stock.',
    recipe: 'With Last-Event-ID: 3 the first event has the id 4.',
    caught: async ({ api, expect }) => {
      const sent = { 'Last-Event-ID': '3' };
      const { body } = await api.get<string>('/labs/events?count=5&every=0', sent);
      expect(body.match(/^id: .*/gm)).toEqual(['id: 4', 'id: 5']);
    },
  }),
  defect('resume-skips-one', 'STREAM-11', 'sneaky', 'sequences', {
    file: 'apps/api/src/feed/routes.ts',
    from: 'linesOf({ ...query, seed',
    to: 'linesOf({ ...query, after: query.after && query.after + 1, seed',
    matters: 'Boolean(query.after)',
    seen: 'Lines that are resumed leave one out.',
    nudge: 'Look at the lines after an interruption.',
    hint: 'Compare them with those of a request without one.',
    recipe: 'after=2 begins with the line number 3.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<string>('/labs/lines?count=5&after=2');
      expect(body).toMatch(/^\{"number":3,/);
    },
  }),
  defect('retry-every-time', 'STREAM-09', 'easy', 'contract', {
    file: 'apps/api/src/feed/feed.ts',
    from: 'yield number === after + 1 ? { ...sent, retry } : sent;',
    to: 'yield { ...sent, retry };',
    matters: 'number !== after + 1',
    seen: 'Every event sets the time after which a client reconnects.',
    nudge: 'Look at all fields of an event.',
    hint: 'One of them belongs to a connection, not to each event.',
    recipe: 'Only the first event of a connection has retry.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<string>('/labs/events?count=3&every=0');
      expect(body.match(/^retry: .*/gm)).toHaveLength(1);
    },
  }),
  defect('returns-are-lost', 'STREAM-02', 'hard', 'oracle', {
    file: 'packages/contracts/src/live/movement.ts',
    from: `stock += kind === 'sale' ? -pieces : pieces;`,
    to: `if (kind !== 'return') stock += kind === 'sale' ? -pieces : pieces;`,
    matters: "kind === 'return'",
    seen: 'A return does not change the stock.',
    nudge: 'Look at the stock after each movement.',
    hint: 'Compute it yourself, for each kind of movement.',
    recipe: 'The stock grows by the pieces of a return.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<string>('/labs/events?count=50&every=0&seed=42');
      let stock = 100;
      for (const [, json = ''] of body.matchAll(/^data: (.*)$/gm)) {
        const { kind, pieces, stock: told } = JSON.parse(json) as Movement;
        stock += kind === 'sale' ? -pieces : pieces;
        expect(told).toBe(stock);
      }
    },
  }),
  defect('seed-not-heeded', 'STREAM-01', 'medium', 'oracle', {
    file: 'apps/api/src/feed/routes.ts',
    from: 'query.seed ?? (await workspace.read()).seed',
    to: '(await workspace.read()).seed',
    matters: 'query.seed !== undefined',
    seen: 'The parameter seed changes nothing.',
    nudge: 'Look at the parameters of the streams.',
    hint: 'Which of them decides what is in the stream?',
    recipe: 'seed=7 and seed=8 give different movements.',
    caught: async ({ api, expect }) => {
      const textOf = async (seed: number) =>
        (await api.get<string>(`/labs/events?every=0&seed=${seed}`)).body;
      expect(await textOf(7)).not.toBe(await textOf(8));
    },
  }),
];
