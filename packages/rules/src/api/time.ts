import type { Area } from '../area.ts';

export const time = {
  slug: 'time',
  title: 'The clock of a workspace',
  place: { endpoints: ['workspaces.changeWorkspace'] },
  rules: [
    {
      id: 'TIME-01',
      from: 'contract',
      where: ['workspaces.getWorkspace'],
      text: 'A workspace has the clock of the server until it gets one of its own; now shows its time.',
    },
    {
      id: 'TIME-02',
      from: 'contract',
      text: 'After now is set, the clock of the workspace runs from that time, unless it was frozen.',
    },
    {
      id: 'TIME-03',
      from: 'contract',
      text: 'A frozen clock stands still; running lets it continue from the time at which it stood.',
    },
    {
      id: 'TIME-04',
      from: 'contract',
      text: 'advance moves the clock forward by a duration of weeks, days, hours, minutes and seconds, each a whole number; any other text gets 400.',
    },
    {
      id: 'TIME-05',
      from: 'decision 0171',
      text: 'One request can set now, advance and clock: now is applied first, then advance, then clock.',
    },
    {
      id: 'TIME-06',
      from: 'contract',
      where: ['workspaces.changeWorkspace', 'workspaces.resetWorkspace'],
      text: 'After now is set to null, and after a reset, the workspace has the clock of the server.',
    },
    {
      id: 'TIME-07',
      from: 'contract',
      text: 'The clock of one workspace never changes the time of another.',
    },
    {
      id: 'TIME-08',
      from: 'contract',
      where: 'every answer',
      text: 'A token expires by the clock of the workspace that the request names.',
    },
    {
      id: 'TIME-09',
      from: 'decision 0171',
      where: 'every answer',
      text: 'A token that was issued more than 60 seconds after the time of the workspace gets 401.',
    },
    {
      id: 'TIME-10',
      from: 'contract',
      where: ['books.addBook', 'books.updateBook', 'books.patchBook'],
      text: 'created_at and updated_at of a book are times of the clock of its workspace.',
    },
    {
      id: 'TIME-11',
      from: 'decision 0171',
      where: 'every answer',
      text: 'In a workspace with a clock of its own, the header Date of every endpoint is the time of that clock.',
    },
    {
      id: 'TIME-12',
      from: 'decision 0171',
      text: 'The clock of a workspace changes neither its deletion after days without use nor the length of a delay.',
    },
    {
      id: 'TIME-13',
      from: 'contract',
      text: 'now is a time with its zone, in UTC from the year 1970 to 2999; any other text gets 400.',
    },
    {
      id: 'TIME-14',
      from: 'decision 0171',
      text: 'A clock that reaches the end of 2999 stays there.',
    },
  ],
} as const satisfies Area;
