import { area } from '../area.ts';

export const requestLog = area({
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
  rules: {
    'LOG-01':
      'contract: The first request to the log or the critique of a workspace begins the recording of its requests, and X-Recorded-Since is the time when it began.',
    'LOG-02':
      'contract: The recording ends 60 minutes after the last request to the log or the critique, and the next such request begins a new and empty log.',
    'LOG-03':
      'contract: The log holds the last 200 requests and lists them in pages, the newest first, with X-Total-Count and Link.',
    'LOG-04':
      'contract: method, path, status and since list only the requests that match all of them; an invalid or unknown filter gets 400.',
    'LOG-05':
      'contract: The log has every request whose workspace the API knows, also one that it refused or whose client disconnected, with the headers and bodies as they were sent, but without the headers of the connection that Node adds to a response.',
    'LOG-06':
      'contract: The log keeps the first 8192 bytes of a body that is text, no bytes of any other body, and the size of each body.',
    'LOG-07':
      'contract: The log has neither the requests to the log and to the critique nor what a page of the site reads for itself, with the header X-Own-Page.',
    'LOG-08':
      'contract: Clearing the log deletes its requests, the recording goes on, and no id is used again.',
    'LOG-09':
      'contract: A token, a password, a cookie, an API key or the code of an authorization is never in the log; the log shows its name and at most its first three characters.',
    'LOG-10':
      'decision 0180: A reset of the workspace leaves the log and its recording as they are.',
    'LOG-11': 'decision 0180: Deleting the workspace deletes its log and ends its recording.',
    'LOG-12': 'contract: No workspace sees or clears the requests of another.',
    'LOG-13':
      'contract: The stream sends the requests after the one in Last-Event-ID, without it the whole log, and then each new one, each once and in the order of their ids.',
    'LOG-14':
      'decision 0113: The stream begins with a comment, and sends one after each ten seconds without a request.',
    'LOG-15':
      'rule book: Several APIs on one database have one log, and the recording that one of them begins holds at the next request to any of them.',
    'LOG-16':
      'contract: A request whose response is broken is in the log when the client sees the end of the connection, with the decision of its fault.',
    'LOG-17': 'contract: The log shows no header that the site adds between itself and the API.',
  },
  where: {
    'LOG-03': ['requests.listRequests'],
    'LOG-04': ['requests.listRequests'],
    'LOG-05': ['requests.getRequest'],
    'LOG-06': ['requests.getRequest'],
    'LOG-08': ['requests.clearRequests'],
    'LOG-09': ['requests.getRequest'],
    'LOG-10': ['workspaces.resetWorkspace'],
    'LOG-11': ['workspaces.deleteWorkspace'],
    'LOG-13': ['requests.followRequests'],
    'LOG-14': ['requests.followRequests'],
  },
});
