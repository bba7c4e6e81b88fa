import { defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'refused-are-not-logged',
  rule: 'LOG-05',
  level: 'medium',
  technique: 'negative',
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
});
