import type { Area } from '../area.ts';

export const requestLog = {
  slug: 'request-log',
  title: 'Request log',
  place: {
    endpoints: [
      'requests.listRequests',
      'requests.followRequests',
      'requests.getRequest',
      'requests.clearRequests',
    ],
  },
  rules: [
    {
      id: 'LOG-01',
      from: 'contract',
      text: 'The first call to the log or the critique of a workspace begins the recording of its requests, and X-Recorded-Since is the time when it began.',
    },
    {
      id: 'LOG-02',
      from: 'contract',
      text: 'The recording ends 60 minutes after the last call to the log or the critique, and the next such call begins a new and empty log.',
    },
    {
      id: 'LOG-03',
      from: 'contract',
      where: ['requests.listRequests'],
      text: 'The log holds the last 200 requests and lists them in pages, the newest first, with X-Total-Count and Link.',
    },
    {
      id: 'LOG-04',
      from: 'contract',
      where: ['requests.listRequests'],
      text: 'method, path, status and since list only the requests that match all of them; an invalid or unknown filter gets 400.',
    },
    {
      id: 'LOG-05',
      from: 'contract',
      where: ['requests.getRequest'],
      text: 'The log has every request whose workspace the API knows, also one that it refused or whose client disconnected, with the headers and bodies as they were sent.',
    },
    {
      id: 'LOG-06',
      from: 'contract',
      where: ['requests.getRequest'],
      text: 'The log keeps the first 8192 bytes of a body that is text, no bytes of any other body, and the size of each body.',
    },
    {
      id: 'LOG-07',
      from: 'contract',
      text: 'The log does not have the calls to the log and to the critique.',
    },
    {
      id: 'LOG-08',
      from: 'contract',
      where: ['requests.clearRequests'],
      text: 'Clearing the log deletes its requests, the recording goes on, and no id is used again.',
    },
    {
      id: 'LOG-09',
      from: 'contract',
      where: ['requests.getRequest'],
      text: 'A token, a password, a cookie, an API key or the code of an authorization is never in the log; the log shows its name and at most its first three characters.',
    },
    {
      id: 'LOG-10',
      from: 'decision 0181',
      where: ['workspaces.resetWorkspace'],
      text: 'A reset of the workspace leaves the log and its recording as they are.',
    },
    {
      id: 'LOG-11',
      from: 'decision 0181',
      where: ['workspaces.deleteWorkspace'],
      text: 'Deleting the workspace deletes its log and ends its recording.',
    },
    {
      id: 'LOG-12',
      from: 'contract',
      text: 'No workspace sees or clears the requests of another.',
    },
    {
      id: 'LOG-13',
      from: 'contract',
      where: ['requests.followRequests'],
      text: 'The stream sends the requests after the one in Last-Event-ID, without it the whole log, and then each new one, each once and in the order of their ids.',
    },
    {
      id: 'LOG-14',
      from: 'decision 0113',
      where: ['requests.followRequests'],
      text: 'The stream begins with a comment, and sends one after each ten seconds without a request.',
    },
    {
      id: 'LOG-15',
      from: 'rule book',
      text: 'Several APIs on one database have one log, and the recording that one of them begins holds at the next request to any of them.',
    },
    {
      id: 'LOG-16',
      from: 'contract',
      text: 'A request whose answer is broken is in the log when the client sees the end of the connection, with the decision of its fault.',
    },
    {
      id: 'LOG-17',
      from: 'contract',
      text: 'The log shows no header that the site adds between itself and the API.',
    },
  ],
} as const satisfies Area;
