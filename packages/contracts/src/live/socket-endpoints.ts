import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { numberParameter } from '../number-parameter.ts';
import { socketPath } from '../paths.ts';
import { socketReply } from '../reply.ts';
import { mostMessageBytes } from './closings.ts';
import { workspaceInHeader } from '../workspace.ts';
import { clientMessage, mostConnections, mostTopics, serverMessage } from './socket-messages.ts';

const seconds = (min: number, max: number, usual: number, description: string) =>
  numberParameter({ min, max })
    .default(usual)
    .meta({ description, examples: [usual] });

export const socketEndpoints = {
  connectSocket: endpoint({
    method: 'GET',
    path: socketPath,
    title: 'WebSocket',
    description: `Opens a WebSocket (RFC 6455) whose messages are JSON with a \`type\`. \`echo\` comes back. \`publish\` sends a text to all connections of the workspace that have sent \`subscribe\` for its topic. \`replay\` sends the movements of a stock; \`after\` resumes it. \`close\` makes the API close with your code and reason, and \`drop\` makes it end the connection without a close frame, which a client sees as 1006. The API sends a ping every \`ping\` seconds, and ends a connection that has not answered the previous ping. It closes with 1003 after a binary message, with 1007 after one that is not JSON, with 1008 after one that it does not know, with 1009 after one of more than ${mostMessageBytes} bytes, with 4408 after \`idle\` seconds without a message, and with 1001 when it stops. A connection has at most ${mostTopics} topics, a workspace at most ${mostConnections} connections. A request without the upgrade gets 426. A browser cannot send \`X-Workspace\` here: name the workspace in the path.`,
    headers: workspaceInHeader,
    query: z.strictObject({
      ping: seconds(0.1, 60, 20, 'The seconds between two pings of the API.'),
      idle: seconds(
        0.1,
        600,
        120,
        'The seconds without a message of the client, after which the API closes the connection.',
      ),
    }),
    replies: {
      101: socketReply(clientMessage, serverMessage, {
        description: 'The connection is a WebSocket from here on.',
        example: [
          { received: { type: 'welcome', workspace: 'my-class' } },
          { sent: { type: 'echo', text: 'Hello' } },
          { received: { type: 'echo', text: 'Hello' } },
          { sent: { type: 'subscribe', topic: 'orders' } },
          { received: { type: 'subscribed', topic: 'orders' } },
          { sent: { type: 'publish', topic: 'orders', text: 'One more' } },
          { received: { type: 'message', topic: 'orders', text: 'One more' } },
          { received: { type: 'published', topic: 'orders' } },
        ],
      }),
    },
    problems: ['upgrade-required', 'too-many-connections', 'stopping', 'store-unavailable'],
    example: {},
  }),
};
