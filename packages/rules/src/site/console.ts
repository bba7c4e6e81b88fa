import { area } from '../area.ts';

export const consoleArea = area({
  slug: 'console',
  title: 'Console',
  place: { pages: ['/console'] },
  rules: [
    'CONSOLE-01 page: While the log is empty, the page says what to do; a request to its base URL, or with its header, appears in the list.',
    'CONSOLE-02 page: The list has the requests in the log of the workspace, the newest first, and grows without a reload while a suite in any tool runs.',
    'CONSOLE-03 page: The filter shows only the requests that have every typed word in their method, path or status; 4xx stands for every status from 400 to 499.',
    'CONSOLE-04 page: A paused list stays as it is, counts the new requests, and shows them when it is resumed.',
    'CONSOLE-05 page: Clear the log deletes the requests in the log, and the recording goes on.',
    'CONSOLE-06 page: When the connection is lost, the page says so and reconnects, and the list then misses no request and shows none twice.',
    'CONSOLE-07 page: The page shows the log of the workspace of the browser tab, and no other.',
    'CONSOLE-08 page: A request in the list opens with its headers, bodies and response; the address names it, and Back closes it.',
    'CONSOLE-09 page: The curl command of a request has its method, address, headers and body, quoted for a POSIX shell.',
    'CONSOLE-10 page: Send it again sends the same request and opens the new one; a request whose address or body the log has only in part cannot be sent again.',
    'CONSOLE-11 page: In a window of less than 64 rem, the page shows either the list or one request.',
    'CONSOLE-12 page: The critique shows for each rule the verdict, what to do, and a link to the request that shows it; it changes when requests are added.',
    'CONSOLE-13 rule book: In a window of 1440 by 900 pixels, the list of the requests begins within the first screen, and nothing shifts when it arrives.',
  ],
});
