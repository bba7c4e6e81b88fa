import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  exampleMessage,
  inboxRefusal,
  message,
  messageParams,
  messagesKept,
  type InboxRefusal,
} from './inbox.ts';
import { reply } from './reply.ts';
import { inMyClass, workspaceInHeader } from './workspace.ts';

const headers = workspaceInHeader;
const oneMessage = { params: { id: '1' } };
const refusing: InboxRefusal = { times: 2, status: 503, keep: false };

const emptied = z.object({ message: z.literal('Inbox emptied') }).meta({ id: 'InboxEmptied' });
const deleted = z.object({ message: z.literal('Message deleted') }).meta({ id: 'MessageDeleted' });

export const inboxEndpoints = {
  listMessages: endpoint({
    method: 'GET',
    path: '/workspace/inbox',
    title: 'Read the inbox',
    description:
      'Returns what the webhooks of the workspace have sent to its inbox, the newest first, as it arrived. Practice verifying the signature of each message before you trust it.',
    headers,
    replies: {
      200: reply(z.array(message), {
        description: `The messages, at most ${messagesKept}.`,
        example: [exampleMessage],
      }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),

  getMessage: endpoint({
    method: 'GET',
    path: '/workspace/inbox/{id}',
    title: 'Read one message',
    description: 'Returns one message with its headers and its body.',
    headers,
    params: messageParams,
    replies: { 200: reply(message, { description: 'The message.', example: exampleMessage }) },
    problems: ['not-found', 'store-unavailable'],
    example: oneMessage,
  }),

  getRefusals: endpoint({
    method: 'GET',
    path: '/workspace/inbox/refusals',
    title: 'Show the refusals to come',
    description: 'Returns how many of the next deliveries the inbox refuses, and how.',
    headers,
    replies: {
      200: reply(inboxRefusal, { description: 'The refusals that are left.', example: refusing }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),

  setRefusals: endpoint({
    method: 'PUT',
    path: '/workspace/inbox/refusals',
    title: 'Refuse the next deliveries',
    description:
      'Makes the inbox refuse the next deliveries, like a service that is down. Assert that an event still arrives in the end, and, with `keep`, that your side does its work once although the event arrives twice.',
    headers,
    body: inboxRefusal,
    replies: {
      200: reply(inboxRefusal, { description: 'The refusals to come.', example: refusing }),
    },
    problems: ['workspace-protected', 'too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, body: { times: 2, status: 503 } },
  }),

  deleteMessage: endpoint({
    method: 'DELETE',
    path: '/workspace/inbox/{id}',
    title: 'Delete one message',
    description: 'Deletes a message that your test has read.',
    headers,
    params: messageParams,
    replies: {
      200: reply(deleted, {
        description: 'The message is deleted.',
        example: { message: 'Message deleted' },
      }),
    },
    problems: ['not-found', 'too-many-new-workspaces', 'store-unavailable'],
    example: oneMessage,
  }),

  emptyInbox: endpoint({
    method: 'DELETE',
    path: '/workspace/inbox',
    title: 'Empty the inbox',
    description: 'Deletes all messages. Later ones have higher numbers.',
    headers,
    replies: {
      200: reply(emptied, {
        description: 'The inbox is empty.',
        example: { message: 'Inbox emptied' },
      }),
    },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: {},
  }),
};
