import type { Area } from '../area.ts';

export const streams = {
  slug: 'streams',
  title: 'Streams',
  place: { endpoints: ['feed.streamEvents', 'feed.streamLines'] },
  rules: [
    {
      id: 'STREAM-01',
      from: 'contract',
      text: 'The same seed gives the same movements in both streams; without the parameter seed, the seed of the workspace counts.',
    },
    {
      id: 'STREAM-02',
      from: 'contract',
      text: 'The movements are numbered from 1 to count, the stock before the first is 100, a sale takes its pieces out of the stock, and a return or a delivery adds them.',
    },
    {
      id: 'STREAM-03',
      from: 'contract',
      where: ['feed.streamEvents'],
      text: 'The answer is text/event-stream; the name of an event is the kind of its movement, its id is the number, and its data is the movement as JSON.',
    },
    {
      id: 'STREAM-04',
      from: 'contract',
      where: ['feed.streamEvents'],
      text: 'A request with Last-Event-ID gets the events after that id, the same ones as without the interruption.',
    },
    {
      id: 'STREAM-05',
      from: 'contract',
      where: ['feed.streamEvents'],
      text: 'A request whose Last-Event-ID is the last one gets 204 without a body.',
    },
    {
      id: 'STREAM-06',
      from: 'contract',
      text: 'With cut, the API closes the connection after so many whole movements, in the middle of the next one, and without the end of the answer.',
    },
    {
      id: 'STREAM-07',
      from: 'contract',
      text: 'A client that resumes after each cut gets every movement exactly once and in order.',
    },
    {
      id: 'STREAM-08',
      from: 'contract',
      where: ['feed.streamEvents'],
      text: 'The stream begins with a comment and sends one after each second of silence.',
    },
    {
      id: 'STREAM-09',
      from: 'contract',
      where: ['feed.streamEvents'],
      text: 'The first event of a connection, and no other, has retry: the milliseconds of the parameter, or 1000.',
    },
    {
      id: 'STREAM-10',
      from: 'contract',
      where: ['feed.streamLines'],
      text: 'The answer is application/x-ndjson; each line is one movement as JSON and ends with a line feed.',
    },
    {
      id: 'STREAM-11',
      from: 'contract',
      where: ['feed.streamLines'],
      text: 'The lines begin after the number in after; there are none if it is the last one.',
    },
    {
      id: 'STREAM-12',
      from: 'contract',
      text: 'The first movement comes at once, and every seconds pass between two movements.',
    },
    {
      id: 'STREAM-13',
      from: 'contract',
      text: 'count is a whole number from 1 to 100 for events and to 100000 for lines, every a number from 0 to 10 for events and to 1 for lines, and retry a whole number from 0 to 60000; any other value gets 400 that names the parameter.',
    },
    {
      id: 'STREAM-14',
      from: 'contract',
      text: 'A Last-Event-ID or an after that is not a number from 0 to count gets 400.',
    },
    {
      id: 'STREAM-15',
      from: 'contract',
      where: ['feed.streamLines'],
      text: 'A client that reads slowly gets every line.',
    },
  ],
} as const satisfies Area;
