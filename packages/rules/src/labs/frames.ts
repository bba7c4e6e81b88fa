import type { Area } from '../area.ts';

export const frames = {
  slug: 'frames',
  title: 'Lab: Frames',
  place: { lab: 'frames' },
  rules: [
    {
      id: 'DESK-01',
      from: 'rule book',
      text: 'All frames have the same document; the title, the name and the id of a frame belong to one desk alone.',
    },
    {
      id: 'DESK-02',
      from: 'rule book',
      text: 'The order of the desks and their codes depend on the seed alone, and no two desks have the same code.',
    },
    {
      id: 'DESK-03',
      from: 'rule book',
      text: 'Reloading desk reloads its document once, after the delay, which empties its field; its state is "Reloads soon" before and "Open" after.',
    },
    {
      id: 'DESK-04',
      from: 'rule book',
      text: 'The frame of Foreign desk has another port, and so another origin, than the page; without a second port the page says so, and the verdict does not ask for Foreign desk.',
    },
    {
      id: 'DESK-05',
      from: 'rule book',
      text: 'The frame of Shadow desk is in an open shadow root.',
    },
    {
      id: 'DESK-06',
      from: 'rule book',
      text: 'After Send, the state of the desk is "Received" and the code that it has sent.',
    },
    {
      id: 'DESK-07',
      from: 'rule book',
      text: 'The verdict says "Delivered" if the last code that each desk has sent is its own, and that of Reloading desk was sent after the reload; otherwise "Not delivered" with each desk that is wrong.',
    },
    {
      id: 'DESK-08',
      from: 'rule book',
      text: 'The second port answers with the framed documents and their files alone, and only pages of the site can frame them.',
    },
  ],
} as const satisfies Area;
