import { defect } from '../../defect.ts';

export default defect({
  id: 'q-values-ignored',
  rule: 'LIST-21',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/http/read/negotiation.ts',
  from: 'const chosen = preferred(request, [...types, page]);',
  to: 'const chosen = [...types, page].find((type) => preferred(request, [type]));',
  used: 'types.length > 1',
  matters: `preferred(request, [...types, page]) !==
    [...types, page].find((type) => preferred(request, [type]))`,
  seen: 'If Accept names several formats, the list has the first one of the API, and not the one with the highest q-value.',
  hints: [
    'Look at Accept.',
    'Name two formats, and say which one you prefer.',
    'Accept: text/csv;q=0.1, application/xml gets XML.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.get('/books', { Accept: 'text/csv;q=0.1, application/xml' });
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  },
});
