import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { type Defect, defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export const defects: readonly Defect[] = [
  defect('refused-are-not-logged', 'LOG-05', 'medium', 'negative', {
    file: 'apps/api/src/requests/recorder.ts',
    from: 'if (bytes && sent)',
    to: 'if (bytes && sent && (observed.status ?? 500) < 400)',
    seen: 'Requests that the API refused are not in the log.',
    hints: [
      'Look at what is in the log, and what is not.',
      'Send something that the API refuses.',
      'GET a book that does not exist: the log has a request with the status 404.',
    ],
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.get('/books/unknown');
      expect(await logged(api)).toHaveLength(1);
    },
  }),
  defect('second-cookie-in-clear', 'LOG-09', 'sneaky', 'security', {
    file: 'apps/api/src/requests/secrets.ts',
    from: '.map((cookie) => maskCookie(cookie, found))',
    to: '.map((cookie, at) => (at === 0 ? maskCookie(cookie, found) : cookie))',
    seen: 'Of several cookies the log masks only the first.',
    hints: [
      'Look at what the log masks.',
      'One header can hold more than one secret.',
      'Send two cookies: the value of neither is in the log.',
    ],
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.get('/ping', { Cookie: 'theme=as-dark-as-night; session=8f14e45fceea167a' });
      const [ping] = await logged(api);
      const { body } = await api.get(`/workspace/requests/${ping?.id}`);
      expect(JSON.stringify(body)).not.toContain('8f14e45fceea167a');
    },
  }),
  defect('whole-body-said-cut', 'LOG-06', 'sneaky', 'boundaries', {
    file: 'apps/api/src/requests/record.ts',
    from: 'size <= keptBytes',
    to: 'size < keptBytes',
    seen: 'The log says of a body of exactly 8192 bytes that it has only a part of it.',
    hints: [
      'Look at long bodies in the log.',
      'It keeps so many bytes. Send exactly as many.',
      'POST a body of 8192 bytes: complete is true.',
    ],
    caught: async ({ api, expect }) => {
      await logged(api);
      await api.post('/books', 'x'.repeat(8190));
      const [sent] = await logged(api);
      const { body } = await api.get<RecordedRequest>(`/workspace/requests/${sent?.id}`);
      expect(body.request.body).toMatchObject({ bytes: 8192, complete: true });
    },
  }),
];
