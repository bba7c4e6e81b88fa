import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { type Defect, defect } from '../defect.ts';
import { logged } from '../workspace.ts';

export const defects: readonly Defect[] = [
  defect('clearing-is-logged', 'LOG-07', 'medium', 'sequences', {
    file: 'apps/api/src/requests/recorder.ts',
    from: '|| logPath.test(url)) return undefined;',
    to: "|| (logPath.test(url) && request.method === 'GET')) return undefined;",
    used: 'logPath.test(url)',
    matters: "request.method !== 'GET'",
    seen: 'A log that was just cleared has a request in it: the one that cleared it.',
    nudge: 'Look at what is in the log, and what is not.',
    hint: 'There is more than one call to the log itself.',
    recipe: 'Clear the log and read it: it is empty.',
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.send('DELETE', '/workspace/requests');
      expect(await logged(api)).toEqual([]);
    },
  }),
  defect('numbers-used-again', 'LOG-08', 'hard', 'sequences', {
    file: 'apps/api/src/requests/rows.ts',
    from: `yield sql(
    'DELETE FROM request WHERE workspace = (SELECT id FROM workspace WHERE name = $1)',`,
    to: `yield sql('UPDATE workspace SET recorded = 0 WHERE name = $1', name);
  yield sql(
    'DELETE FROM request WHERE workspace = (SELECT id FROM workspace WHERE name = $1)',`,
    seen: 'After the log was cleared, its numbers begin at 1 again.',
    nudge: 'Look at the ids in the log.',
    hint: 'Clear it, and go on.',
    recipe:
      'Send a request, clear the log, send another one: its id is higher than that of the first.',
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.get('/ping');
      const [before] = await logged(api);
      await api.send('DELETE', '/workspace/requests');
      await api.get('/ping');
      const [after] = await logged(api);
      expect(after?.id).toBeGreaterThan(before?.id ?? Infinity);
    },
  }),
  defect('oldest-first', 'LOG-03', 'easy', 'paging', {
    file: 'apps/api/src/requests/rows.ts',
    from: 'ORDER BY number DESC LIMIT',
    to: 'ORDER BY number LIMIT',
    matters: 'counted!.total > 1',
    seen: 'The log lists the oldest request first.',
    nudge: 'Look at the order of the log.',
    hint: 'Send two different requests, and read the log.',
    recipe: 'GET /ping, then GET /books: the first of the list is /books.',
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.get('/ping');
      await api.get('/books');
      const [newest] = await logged(api);
      expect(newest?.path).toContain('/books');
    },
  }),
  defect('one-too-many', 'LOG-03', 'sneaky', 'boundaries', {
    file: 'apps/api/src/requests/rows.ts',
    from: 'recorded - logSize',
    to: 'recorded - logSize - 1',
    matters: 'recorded > logSize',
    seen: 'The log holds 201 requests.',
    nudge: 'Look at how much the log holds.',
    hint: 'Send more than that.',
    recipe: 'Send 201 requests: X-Total-Count is 200.',
    caught: async ({ api, expect }) => {
      await logged(api);
      const send = (count: number) =>
        Promise.all(Array.from({ length: count }, () => api.get('/ping')));
      // In two parts, because the API writes at most 200 requests at once.
      await send(150);
      await api.get('/workspace/requests');
      await send(51);
      const { headers } = await api.get('/workspace/requests');
      expect(headers.get('X-Total-Count')).toBe('200');
    },
  }),
  defect('refused-are-not-logged', 'LOG-05', 'medium', 'negative', {
    file: 'apps/api/src/requests/recorder.ts',
    from: 'if (bytes && sent)',
    to: 'if (bytes && sent && (observed.status ?? 500) < 400)',
    seen: 'Requests that the API refused are not in the log.',
    nudge: 'Look at what is in the log, and what is not.',
    hint: 'Send something that the API refuses.',
    recipe: 'GET a book that does not exist: the log has a request with the status 404.',
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.get('/books/unknown');
      expect(await logged(api)).toHaveLength(1);
    },
  }),
  defect('resumes-one-too-early', 'LOG-13', 'hard', 'boundaries', {
    file: 'apps/api/src/requests/routes.ts',
    from: 'return Number(header);',
    to: 'return Number(header) - 1;',
    seen: 'A stream that is resumed begins with the request that the client has already.',
    nudge: 'Look at the live log.',
    hint: 'Disconnect, and resume with Last-Event-ID.',
    recipe: 'Resume with the id of the last but one: the first event is the last one.',
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.get('/ping');
      await api.get('/ping');
      const [newest, before] = await logged(api);
      const address = `${api.origin}${api.base}/workspace/requests/live?seconds=5`;
      const headers = { 'Last-Event-ID': String(before?.id) };
      const { body } = await fetch(address, { headers });
      let text = '';
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        if (/^id: ?\d+\n/m.test(text)) break;
      }
      expect(/^id: ?(\d+)/m.exec(text)?.[1]).toBe(String(newest?.id));
    },
  }),
  defect('second-cookie-in-clear', 'LOG-09', 'sneaky', 'security', {
    file: 'apps/api/src/requests/secrets.ts',
    from: '.map((cookie) => maskCookie(cookie, found))',
    to: '.map((cookie, at) => (at === 0 ? maskCookie(cookie, found) : cookie))',
    matters: "value.includes(';')",
    seen: 'Of several cookies the log masks only the first.',
    nudge: 'Look at what the log masks.',
    hint: 'One header can hold more than one secret.',
    recipe: 'Send two cookies: the value of neither is in the log.',
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.get('/ping', { Cookie: 'theme=as-dark-as-night; session=8f14e45fceea167a' });
      const [ping] = await logged(api);
      const { body } = await api.get(`/workspace/requests/${ping?.id}`);
      expect(JSON.stringify(body)).not.toContain('8f14e45fceea167a');
    },
  }),
  defect('since-excludes-its-moment', 'LOG-04', 'sneaky', 'boundaries', {
    file: 'apps/api/src/requests/rows.ts',
    from: '`received_at >= ${at}`',
    to: '`received_at > ${at}`',
    seen: 'The filter since leaves out the requests of exactly that time.',
    nudge: 'Look at the filters of the log.',
    hint: 'Use the time of a request that is in the log.',
    recipe: 'GET /workspace/requests?since= with the time of a request: that request is listed.',
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.get('/ping');
      const [ping] = await logged(api);
      const found = await logged(api, `?since=${encodeURIComponent(ping?.time ?? '')}`);
      expect(found.map(({ id }) => id)).toContain(ping?.id);
    },
  }),
  defect('whole-body-said-cut', 'LOG-06', 'sneaky', 'boundaries', {
    file: 'apps/api/src/requests/record.ts',
    from: 'size <= keptBytes',
    to: 'size < keptBytes',
    seen: 'The log says of a body of exactly 8192 bytes that it has only a part of it.',
    nudge: 'Look at long bodies in the log.',
    hint: 'It keeps so many bytes. Send exactly as many.',
    recipe: 'POST a body of 8192 bytes: complete is true.',
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.post('/books', 'x'.repeat(8190));
      const [sent] = await logged(api);
      const { body } = await api.get<RecordedRequest>(`/workspace/requests/${sent?.id}`);
      expect(body.request.body).toMatchObject({ bytes: 8192, complete: true });
    },
  }),
];
