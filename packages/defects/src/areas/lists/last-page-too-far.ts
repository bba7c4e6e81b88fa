import { defect } from '../../defect.ts';

export default defect({
  id: 'last-page-too-far',
  rule: 'LIST-15',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/http/send/page-links.ts',
  from: 'Math.ceil(total / limit)',
  to: 'Math.floor(total / limit) + 1',
  pure: true,
  seen: 'The link to the last page leads to an empty one when the books fill their pages evenly.',
  hints: [
    'Look at the Link header of the list.',
    'Follow rel="last": are there books on that page?',
    'Thirty books, ten on a page: the last page is 3.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.get('/books?limit=10');
    expect(headers.get('Link')).toMatch(/[?&]page=3&[^>]*>; rel="last"/);
  },
});
