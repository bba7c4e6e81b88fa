import type { Book } from '@sparring/contracts/book';
import { type Defect, defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export const defects: readonly Defect[] = [
  defect('bare-ampersands', 'LIST-24', 'medium', 'languages', {
    file: 'apps/api/src/books/xml-write.ts',
    from: '.replaceAll(/[&<>\\r]/g, (character) => references[character]!)',
    to: '.replaceAll(/[<>\\r]/g, (character) => references[character]!)',
    pure: true,
    matters: "String(value).includes('&')",
    seen: 'The XML of a list with an & in a text is not well-formed, and no parser reads it.',
    nudge: 'Look at the XML of the list.',
    hint: 'Some characters cannot stand in XML as they are.',
    recipe: 'A title Salt & Pepper is Salt &amp; Pepper in XML.',
    caught: async ({ api, expect }) => {
      await api.post('/books', { ...newBook, title: 'Salt & Pepper' });
      const { body } = await api.get<string>('/books?limit=100', { Accept: 'application/xml' });
      expect(body).toContain('<title>Salt &amp; Pepper</title>');
    },
  }),
  defect('last-page-too-far', 'LIST-15', 'sneaky', 'boundaries', {
    file: 'apps/api/src/http/send/page-links.ts',
    from: 'Math.ceil(total / limit)',
    to: 'Math.floor(total / limit) + 1',
    pure: true,
    seen: 'The link to the last page leads to an empty one when the books fill their pages evenly.',
    nudge: 'Look at the Link header of the list.',
    hint: 'Follow rel="last": are there books on that page?',
    recipe: 'Thirty books, ten on a page: the last page is 3.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.get('/books?limit=10');
      expect(headers.get('Link')).toMatch(/[?&]page=3&[^>]*>; rel="last"/);
    },
  }),
  defect('links-forget-filters', 'LIST-16', 'sneaky', 'paging', {
    file: 'apps/api/src/http/send/page-links.ts',
    from: '`${sameFilters}&page=${to}&limit=${limit}`',
    to: '`page=${to}&limit=${limit}`',
    pure: true,
    seen: 'The links to other pages leave the filter out.',
    nudge: 'Look at the Link header of the list.',
    hint: 'The next page of a filtered list is filtered, too.',
    recipe: 'category=Testing&limit=2: the link rel="next" names the category.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.get('/books?category=Testing&limit=2');
      expect(headers.get('Link')).toMatch(/[?&]category=Testing[^>]*>; rel="next"/);
    },
  }),
  defect('next-behind-the-last', 'LIST-17', 'hard', 'paging', {
    file: 'apps/api/src/http/send/page-links.ts',
    from: "page < last ? [link('next', page + 1)]",
    to: "page <= last ? [link('next', page + 1)]",
    pure: true,
    seen: 'The last page has a link to a next one.',
    nudge: 'Look at the Link header of the list.',
    hint: 'Follow the links to the next page until there is none.',
    recipe: 'Page 3 of 3 has no rel="next".',
    caught: async ({ api, expect }) => {
      const { headers } = await api.get('/books?page=3&limit=10');
      expect(headers.get('Link')).not.toContain('rel="next"');
    },
  }),
  defect('pages-overlap', 'LIST-13', 'sneaky', 'paging', {
    file: 'apps/api/src/books/list.ts',
    from: '(query.page - 1) * query.limit',
    to: 'Math.max(0, (query.page - 1) * query.limit - 1)',
    pure: true,
    seen: 'The second page begins with the last book of the first.',
    nudge: 'Look at the pages of the list.',
    hint: 'Read all of them and compare their books with each other.',
    recipe: 'All pages together bring 30 books with 30 different ids.',
    caught: async ({ api, expect }) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => api.get<readonly Book[]>(`/books?page=${page}`)),
      );
      const ids = pages.flatMap(({ body }) => body.map(({ id }) => id));
      expect(new Set(ids).size).toBe(30);
    },
  }),
  defect('q-values-ignored', 'LIST-21', 'hard', 'contract', {
    file: 'apps/api/src/http/read/negotiation.ts',
    from: 'const chosen = preferred(request, [...types, page]);',
    to: 'const chosen = [...types, page].find((type) => preferred(request, [type]));',
    used: 'types.length > 1',
    matters: `preferred(request, [...types, page]) !==
    [...types, page].find((type) => preferred(request, [type]))`,
    seen: 'If Accept names several formats, the list has the first one of the API, and not the one with the highest q-value.',
    nudge: 'Look at Accept.',
    hint: 'Name two formats, and say which one you prefer.',
    recipe: 'Accept: text/csv;q=0.1, application/xml gets XML.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.get('/books', { Accept: 'text/csv;q=0.1, application/xml' });
      expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    },
  }),
  defect('total-ignores-filters', 'LIST-14', 'hard', 'contract', {
    file: 'apps/api/src/books/list.ts',
    from: 'const { text, values } = matching(holder, filters);',
    to: 'const { text, values } = matching(holder, {});',
    pure: true,
    seen: 'X-Total-Count counts all books, also those that the filter leaves out.',
    nudge: 'Look at the headers of the list.',
    hint: 'X-Total-Count belongs to the list that you asked for.',
    recipe: 'category=Testing: X-Total-Count is 5.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.get('/books?category=Testing');
      expect(headers.get('X-Total-Count')).toBe('5');
    },
  }),
];
