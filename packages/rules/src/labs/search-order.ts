import type { Area } from '../area.ts';

export const searchOrder = {
  slug: 'search-order',
  title: 'Lab: Search that answers out of order',
  place: { lab: 'search-order' },
  rules: [
    {
      id: 'LATEST-01',
      from: 'rule book',
      text: 'Each change of the field asks the API with the text in ?search=; an empty field clears the list and asks nothing.',
    },
    {
      id: 'LATEST-02',
      from: 'rule book',
      text: 'The list has the products whose name or description contains the question, and the status above it names the question and their number.',
    },
    {
      id: 'LATEST-03',
      from: 'rule book',
      text: 'The page holds each question back: of four in quick succession the second is answered first, and the first last, after ?delay= seconds.',
    },
    {
      id: 'LATEST-04',
      from: 'rule book',
      text: 'An answer is dropped if the answer to a later question is in the list already, or if the field is empty; with ?overwrite=1 each answer is shown when it comes.',
    },
    {
      id: 'LATEST-05',
      from: 'rule book',
      text: 'The verdict says "The right answer" if the word was typed key by key and the list belonged to it when its first result was taken.',
    },
    {
      id: 'LATEST-06',
      from: 'rule book',
      text: 'The verdict says "A stale answer" if the list did not belong to the text of the field, "The wrong word" if the field does not have the word, and "Not typed" if fewer than four questions were asked since the field was empty.',
    },
  ],
} as const satisfies Area;
