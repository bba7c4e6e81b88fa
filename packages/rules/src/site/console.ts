import type { Area } from '../area.ts';

export const consoleArea = {
  slug: 'console',
  title: 'Console',
  place: { pages: ['/console'] },
  rules: [
    {
      id: 'CONSOLE-01',
      from: 'page',
      text: 'While the log is empty, the page says what to do; a request to its base URL, or with its header, appears in the list.',
    },
    {
      id: 'CONSOLE-02',
      from: 'page',
      text: 'The list has the requests in the log of the workspace, the newest first, and grows without a reload while a suite in any tool runs.',
    },
    {
      id: 'CONSOLE-03',
      from: 'page',
      text: 'The filter shows only the requests that have every typed word in their method, path or status; 4xx stands for every status from 400 to 499.',
    },
    {
      id: 'CONSOLE-04',
      from: 'page',
      text: 'A paused list stays as it is, counts the new requests, and shows them when it is resumed.',
    },
    {
      id: 'CONSOLE-05',
      from: 'page',
      text: 'Clear the log deletes the requests in the log, and the recording goes on.',
    },
    {
      id: 'CONSOLE-06',
      from: 'page',
      text: 'When the connection is lost, the page says so and reconnects, and the list then misses no request and shows none twice.',
    },
    {
      id: 'CONSOLE-07',
      from: 'page',
      text: 'The page shows the log of the workspace of the browser tab, and no other.',
    },
    {
      id: 'CONSOLE-08',
      from: 'page',
      text: 'A request in the list opens with its headers, bodies and answer; the address names it, and Back closes it.',
    },
    {
      id: 'CONSOLE-09',
      from: 'page',
      text: 'The curl command of a request has its method, address, headers and body, quoted for a POSIX shell.',
    },
    {
      id: 'CONSOLE-10',
      from: 'page',
      text: 'Send it again sends the same request and opens the new one; a request whose address or body the log has only in part cannot be sent again.',
    },
    {
      id: 'CONSOLE-11',
      from: 'page',
      text: 'In a window of less than 64 rem, the page shows either the list or one request.',
    },
    {
      id: 'CONSOLE-12',
      from: 'page',
      text: 'The critique shows for each rule the verdict, what to do, and a link to the request that shows it; it changes when requests are added.',
    },
  ],
} as const satisfies Area;
