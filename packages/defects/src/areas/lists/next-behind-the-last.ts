import { defect } from '../../defect.ts';

export default defect({
  id: 'next-behind-the-last',
  rule: 'LIST-17',
  level: 'hard',
  technique: 'paging',
  file: 'apps/api/src/http/send/page-links.ts',
  from: "page < last ? [link('next', page + 1)]",
  to: "page <= last ? [link('next', page + 1)]",
  pure: true,
  seen: 'The last page has a link to a next one.',
  hints: [
    'Look at the Link header of the list.',
    'Follow the links to the next page until there is none.',
    'Page 3 of 3 has no rel="next".',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.get('/books?page=3&limit=10');
    expect(headers.get('Link')).not.toContain('rel="next"');
  },
});
