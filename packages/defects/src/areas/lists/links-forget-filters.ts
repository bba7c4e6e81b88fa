import { defect } from '../../defect.ts';

export default defect({
  id: 'links-forget-filters',
  rule: 'LIST-16',
  level: 'sneaky',
  technique: 'paging',
  file: 'apps/api/src/http/send/page-links.ts',
  from: '`${sameFilters}&page=${to}&limit=${limit}`',
  to: '`page=${to}&limit=${limit}`',
  pure: true,
  seen: 'The links to other pages leave the filter out.',
  hints: [
    'Look at the Link header of the list.',
    'The next page of a filtered list is filtered, too.',
    'category=Testing&limit=2: the link rel="next" names the category.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.get('/books?category=Testing&limit=2');
    expect(headers.get('Link')).toMatch(/[?&]category=Testing[^>]*>; rel="next"/);
  },
});
