import { area } from '../area.ts';

export const streams = area({
  slug: 'streams',
  title: 'Streams',
  place: { endpoints: ['feed.streamEvents', 'feed.streamLines'] },
  rules: [
    'STREAM-01 contract: The same seed gives the same movements in both streams; without the parameter seed, the seed of the workspace counts.',
    'STREAM-02 contract: The movements are numbered from 1 to count, the stock before the first is 100, a sale takes its pieces out of the stock, and a return or a delivery adds them.',
    'STREAM-03 contract: The response is text/event-stream; the name of an event is the kind of its movement, its id is the number, and its data is the movement as JSON.',
    'STREAM-04 contract: A request with Last-Event-ID gets the events after that id, the same ones as without the interruption.',
    'STREAM-05 contract: A request whose Last-Event-ID is the last one gets 204 without a body.',
    'STREAM-06 contract: With cut, the API closes the connection after so many whole movements, in the middle of the next one, and without the end of the response.',
    'STREAM-07 contract: A client that resumes after each cut gets every movement exactly once and in order.',
    'STREAM-08 contract: The stream begins with a comment and sends one after each second of silence.',
    'STREAM-09 contract: The first event of a connection, and no other, has retry: the milliseconds of the parameter, or 1000.',
    'STREAM-10 contract: The response is application/x-ndjson; each line is one movement as JSON and ends with a line feed.',
    'STREAM-11 contract: The lines begin after the number in after; there are none if it is the last one.',
    'STREAM-12 contract: The first movement comes at once; the parameter every is the number of seconds between two movements.',
    'STREAM-13 contract: count is a whole number from 1 to 100 for events, and up to 100000 for lines; every is a number from 0 to 10 for events, and up to 1 for lines; retry is a whole number from 0 to 60000; any other value gets 400 that names the parameter.',
    'STREAM-14 contract: A Last-Event-ID or an after that is not a number from 0 to count gets 400.',
    'STREAM-15 contract: A client that reads slowly gets every line.',
  ],
  where: {
    'STREAM-03': ['feed.streamEvents'],
    'STREAM-04': ['feed.streamEvents'],
    'STREAM-05': ['feed.streamEvents'],
    'STREAM-08': ['feed.streamEvents'],
    'STREAM-09': ['feed.streamEvents'],
    'STREAM-10': ['feed.streamLines'],
    'STREAM-11': ['feed.streamLines'],
    'STREAM-15': ['feed.streamLines'],
  },
});
