import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'bare-ampersands',
  rule: 'LIST-24',
  level: 'medium',
  technique: 'languages',
  file: 'apps/api/src/books/xml-write.ts',
  from: '.replaceAll(/[&<>\\r]/g, (character) => references[character]!)',
  to: '.replaceAll(/[<>\\r]/g, (character) => references[character]!)',
  pure: true,
  matters: "String(value).includes('&')",
  seen: 'The XML of a list with an & in a text is not well-formed, and no parser reads it.',
  hints: [
    'Look at the XML of the list.',
    'Some characters cannot stand in XML as they are.',
    'A title Salt & Pepper is Salt &amp; Pepper in XML.',
  ],
  caught: async ({ api, expect }) => {
    await api.post('/books', { ...newBook, title: 'Salt & Pepper' });
    const { body } = await api.get<string>('/books?limit=100', { Accept: 'application/xml' });
    expect(body).toContain('<title>Salt &amp; Pepper</title>');
  },
});
