import { area } from '../area.ts';

export const time = area({
  slug: 'time',
  title: 'The clock of a workspace',
  place: { endpoints: ['workspaces.changeWorkspace'] },
  rules: [
    'TIME-01 contract: A workspace has the clock of the server until it gets one of its own; now shows its time.',
    'TIME-02 contract: After now is set, the clock of the workspace runs from that time, unless it was frozen.',
    'TIME-03 contract: A frozen clock stands still; running lets it continue from the time at which it stood.',
    'TIME-04 contract: advance moves the clock forward by a duration of weeks, days, hours, minutes and seconds, each a whole number; any other text gets 400.',
    'TIME-05 decision 0171: One request can set now, advance and clock: now is applied first, then advance, then clock.',
    'TIME-06 contract: After now is set to null, and after a reset, the workspace has the clock of the server.',
    'TIME-07 contract: The clock of one workspace never changes the time of another.',
    'TIME-08 contract: A token expires by the clock of the workspace that the request names.',
    'TIME-09 decision 0171: A token that was issued more than 60 seconds after the time of the workspace gets 401.',
    'TIME-10 contract: created_at and updated_at of a book are times of the clock of its workspace.',
    'TIME-11 decision 0171: In a workspace with a clock of its own, the header Date of every endpoint is the time of that clock.',
    'TIME-12 decision 0171: The clock of a workspace changes neither its deletion after days without use nor the length of a delay.',
    'TIME-13 contract: now is a time with its zone, in UTC from the year 1970 to 2999; any other text gets 400.',
    'TIME-14 decision 0171: A clock that reaches the end of 2999 stays there.',
  ],
  where: {
    'TIME-01': ['workspaces.getWorkspace'],
    'TIME-06': ['workspaces.changeWorkspace', 'workspaces.resetWorkspace'],
    'TIME-08': 'every answer',
    'TIME-09': 'every answer',
    'TIME-10': ['books.addBook', 'books.updateBook', 'books.patchBook'],
    'TIME-11': 'every answer',
  },
});
