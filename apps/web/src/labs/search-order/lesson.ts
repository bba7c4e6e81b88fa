import { type Dial, secondsDial } from '../../practice/dial.ts';
import { type ElementRow, row } from '../../practice/lesson.ts';
import type { LabAnswer } from '../lab.ts';

/*
 * The page holds its questions back. Delays by scripted faults would depend on the order in which several
 * connections reach the API.
 */
export { searchOrder as rules } from '@sparring/rules/labs/search-order';

export const dials = [
  secondsDial('delay', { min: 0.3, max: 8, initial: 2 }, '', 'Slowest response in seconds'),
  {
    name: 'overwrite',
    label: 'Stale responses overwrite',
    hint: '0: the page drops them. 1: it shows them when they arrive, as a careless page does.',
    min: 0,
    max: 1,
    step: 1,
    initial: 0,
  },
] as const satisfies readonly Dial[];

export const task = [
  'Type the word that the page names into **Search**, key by key. Each key sends a request to the API, and the responses arrive out of order.',
  'When the list belongs to the whole word, press **Take the first result**.',
  'Assert that the verdict says “Solved”. Your test must pass with any seed.',
  'Write a test that passes here and fails with ?overwrite=1: it waits for all responses, and then asserts that the list still belongs to the whole word. The verdict does not depend on this step.',
];

export const elements: readonly ElementRow[] = [
  row('The word to type', 'status', 'Word', 'latest-word'),
  row('The search field', 'searchbox', 'Search', 'latest-search'),
  row('What the list shows', 'status', 'Shown', 'latest-shown'),
  row('The results', 'list', 'Results', 'latest-results', { appears: 'while there are any' }),
  row('Takes the first result', 'button', 'Take the first result', 'latest-take'),
  row('The verdict', 'status', 'Verdict', 'latest-verdict'),
];

export const asksForUser = true;

export const hints = [
  'Type slowly, and read the status above the list. Which text do these results belong to?',
  'A list with results may not be the list that you asked for. Which text on the page tells you?',
  'Wait for the status that names the whole word. If you wait for a response of the API, wait for the one whose URL ends with the whole word, not for the first one. To find a stale response, wait until no request is open before you compare.',
];

export const answer: LabAnswer = {
  why: 'The naive test waits until the list has a result. The first response belongs to the first two letters, so the test takes a product from that list.',
  fails: { playwright: /A stale answer/, selenium: /A stale answer/ },
};
