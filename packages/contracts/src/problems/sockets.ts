import type { ProblemText } from './text.ts';

/** The refusals of a WebSocket before the upgrade. */
export const socketProblems = {
  'upgrade-required': {
    status: 426,
    title: 'Upgrade Required',
    error: 'Upgrade required',
    when: 'The path is a WebSocket, and the request is not its handshake: a GET over HTTP/1.1 with Connection: Upgrade, Upgrade: websocket, Sec-WebSocket-Version: 13 and Sec-WebSocket-Key.',
    headers: {
      Upgrade: 'The protocol to use: `websocket`.',
      'Sec-WebSocket-Version': 'The version of the protocol: `13`.',
    },
  },
  'too-many-connections': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Too many connections',
    when: 'The workspace has reached its highest number of open WebSockets. Close some.',
  },
} as const satisfies Record<string, ProblemText>;
