import { exampleBook } from '@sparring/contracts/book-endpoints';
import { type Defect, defect } from '../defect.ts';
import { newBook } from '../new-book.ts';
import { set } from '../workspace.ts';

export const defects: readonly Defect[] = [
  defect('first-says-replayed', 'REPEAT-02', 'easy', 'contract', {
    file: 'apps/api/src/idempotency/with-key.ts',
    from: `    return answer;
  } catch (error) {`,
    to: `    return replayed(answer as HandlerResult);
  } catch (error) {`,
    matters: 'true',
    seen: 'The first reply to a request with a key says that it is a repetition.',
    nudge: 'Look at the headers of a request with an Idempotency-Key.',
    hint: 'One header tells a repetition from the first reply.',
    recipe: 'POST with a new key: there is no Idempotency-Replayed.',
    caught: async ({ api, expect }) => {
      const headers = { 'Idempotency-Key': 'one-key' };
      const first = await api.send('POST', '/books', { headers, body: newBook });
      expect(first.headers.get('Idempotency-Replayed')).toBe(null);
    },
  }),
  defect('key-by-the-server-clock', 'REPEAT-06', 'hard', 'timing', {
    file: 'apps/api/src/idempotency/with-key.ts',
    from: 'const now = () => call.clock.now().getTime();',
    to: 'const now = () => Date.now();',
    matters: 'Math.abs(call.clock.now().getTime() - Date.now()) > 1000',
    seen: 'A key is still remembered when the clock of the workspace is a day further.',
    nudge: 'Look at how long a key is remembered.',
    hint: 'You do not have to wait for a day: the workspace has a clock.',
    recipe: 'POST with a key, advance the clock by PT25H, POST again: no Idempotency-Replayed.',
    caught: async ({ api, expect }) => {
      const sent = { headers: { 'Idempotency-Key': 'one-key' }, body: newBook };
      await api.send('POST', '/books', sent);
      await set(api, { advance: 'PT25H' });
      const { headers } = await api.send('POST', '/books', sent);
      expect(headers.get('Idempotency-Replayed')).toBe(null);
    },
  }),
  defect('other-body-replayed', 'REPEAT-04', 'medium', 'negative', {
    file: 'apps/api/src/idempotency/with-key.ts',
    from: 'params, query, body]))',
    to: 'params, query]))',
    seen: 'A request with a key that was used for another body gets the answer of that other request.',
    nudge: 'Look at the header Idempotency-Key.',
    hint: 'A key belongs to one request. What if it comes with another one?',
    recipe: 'POST two different books with the same key: the second gets 422.',
    caught: async ({ api, expect }) => {
      const headers = { 'Idempotency-Key': 'one-key' };
      await api.send('POST', '/books', { headers, body: newBook });
      const body = { ...newBook, title: 'Another title' };
      const { status } = await api.send('POST', '/books', { headers, body });
      expect(status).toBe(422);
    },
  }),
  defect('quotes-make-another-key', 'REPEAT-08', 'sneaky', 'contract', {
    file: 'apps/api/src/idempotency/with-key.ts',
    from: `return sent.replaceAll('"', '');`,
    to: 'return sent;',
    pure: true,
    seen: 'A key in double quotes is another one than the same key without them.',
    nudge: 'Look at the header Idempotency-Key.',
    hint: 'A key can be written in two ways.',
    recipe: 'POST with the key "abc" in double quotes and again without: the second is replayed.',
    caught: async ({ api, expect }) => {
      const repeated = (key: string) =>
        api.send('POST', '/books', { headers: { 'Idempotency-Key': key }, body: newBook });
      await repeated('"abc"');
      const { headers } = await repeated('abc');
      expect(headers.get('Idempotency-Replayed')).toBe('true');
    },
  }),
  defect('refused-keeps-its-key', 'REPEAT-05', 'hard', 'sequences', {
    file: 'apps/api/src/idempotency/with-key.ts',
    from: `    await keys.release(keyed, claim).catch(() => {});
`,
    to: '',
    seen: 'After a refusal the same request with the same key is said to be in progress still.',
    nudge: 'Look at the header Idempotency-Key.',
    hint: 'Not every request succeeds the first time. Remove the reason and send it again.',
    recipe:
      'POST an ISBN that is taken, delete the book that has it, POST again with the same key: 201.',
    caught: async ({ api, expect }) => {
      const headers = { 'Idempotency-Key': 'one-key' };
      const body = { ...newBook, isbn: exampleBook.isbn };
      await api.send('POST', '/books', { headers, body });
      await api.send('DELETE', `/books/${exampleBook.id}`);
      const { status } = await api.send('POST', '/books', { headers, body });
      expect(status).toBe(201);
    },
  }),
  defect('replay-forgets-location', 'REPEAT-01', 'sneaky', 'contract', {
    file: 'apps/api/src/idempotency/with-key.ts',
    from: "headers: { ...headers, [replayedHeader]: 'true' }",
    to: "headers: { [replayedHeader]: 'true' }",
    pure: true,
    seen: 'The repeated reply has the same body as the first, but no Location and no ETag.',
    nudge: 'Look at the reply to a repeated request.',
    hint: 'A reply is more than its body.',
    recipe: 'POST the same book twice with one key: Location and ETag are the same both times.',
    caught: async ({ api, expect }) => {
      const sent = { headers: { 'Idempotency-Key': 'one-key' }, body: newBook };
      const first = await api.send('POST', '/books', sent);
      const again = await api.send('POST', '/books', sent);
      expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
    },
  }),
];
