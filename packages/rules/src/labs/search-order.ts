import { labArea } from '../area.ts';

export const searchOrder = labArea('search-order', 'Search with late responses', [
  'LATEST-01 rule book: Each change of the field asks the API with the text in ?search=; an empty field clears the list and asks nothing.',
  'LATEST-02 rule book: The list has the products whose name or description contains the text of the request, and the status above it names that text and their number.',
  'LATEST-03 rule book: The page holds each request back: of four in quick succession, the second gets its response first, and the first last, after ?delay= seconds.',
  'LATEST-04 rule book: A response is dropped if the response to a later request is in the list already, or if the field is empty; with ?overwrite=1 each response is shown when it arrives.',
  'LATEST-05 rule book: The verdict says "Solved" if the word was typed key by key and the list belonged to it when its first result was taken.',
  'LATEST-06 rule book: The verdict says "A stale answer" if the list did not belong to the text of the field, "The wrong word" if the field does not have the word, and "Not typed" unless at least four keys, and nothing else, have changed the field since it was empty.',
]);
