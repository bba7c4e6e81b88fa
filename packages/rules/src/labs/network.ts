import type { Area } from '../area.ts';

export const network = {
  slug: 'network',
  title: 'Lab: Network',
  place: { lab: 'network' },
  rules: [
    {
      id: 'NETWORK-01',
      from: 'rule book',
      text: 'Each of eight buttons asks the API for a product, and its own output says what became of the request; it is marked busy until then.',
    },
    {
      id: 'NETWORK-02',
      from: 'rule book',
      text: 'A product is shown with its name and its price with two decimals, also when it comes after ?delay= seconds.',
    },
    {
      id: 'NETWORK-03',
      from: 'rule book',
      text: 'A 404, a status from 500, and every other status but success have messages of their own with the status.',
    },
    {
      id: 'NETWORK-04',
      from: 'rule book',
      text: 'Broken JSON, a body that is cut off, and a connection that is closed without an answer have messages of their own.',
    },
    {
      id: 'NETWORK-05',
      from: 'rule book',
      text: 'A request ends ?timeout= seconds after it was sent with a message that names this time, also when the headers of its answer have come.',
    },
    {
      id: 'NETWORK-06',
      from: 'rule book',
      text: 'An answer without a name as text or a price as number is not a product, and the message names what it lacks.',
    },
    {
      id: 'NETWORK-07',
      from: 'rule book',
      text: 'A mocked answer has the same message as the same answer of the API.',
    },
    {
      id: 'NETWORK-08',
      from: 'rule book',
      text: 'At Finish the verdict says "Complete" if all eight requests were sent and have ended; otherwise "Too early" and the open ones, or "Not asked" and the missing ones.',
    },
  ],
} as const satisfies Area;
