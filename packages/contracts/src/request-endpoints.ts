import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pagingHeaders } from './paging.ts';
import { reply, streamReply } from './reply.ts';
import {
  followQuery,
  keptBytes,
  logSize,
  maskedRest,
  recordedRequest,
  recordingMinutes,
  requestParams,
  requestQuery,
  requestSummary,
  type RecordedRequest,
  type RequestSummary,
} from './recorded-request.ts';
import { sentWorkspaceName, workspaceHeader } from './workspace.ts';

const headers = { 'X-Workspace': sentWorkspaceName.describe(workspaceHeader) };
const inMyClass = { 'X-Workspace': 'my-class' };

const summary: RequestSummary = {
  id: 57,
  request_id: '7d0f3c1e-52a4-4b6d-9f0e-1c2b3a4d5e6f',
  time: '2026-03-02T09:00:00.000Z',
  method: 'POST',
  path: '/w/my-class/v1/practice/auth',
  status: 200,
  ending: 'complete',
  milliseconds: 3,
  response_bytes: 241,
  chance: null,
};

/** The request 0 of every log. */
export const exampleRecord: RecordedRequest = {
  ...summary,
  id: 0,
  request: {
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    body: {
      text: `{"username":"reader","password":"amb${maskedRest}"}`,
      bytes: 52,
      complete: true,
    },
  },
  answer: {
    headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
    body: { text: `{"token":"eyJ${maskedRest}","expires_in":3600}`, bytes: 241, complete: true },
  },
};

const begins = `The first request begins the recording. It ends ${recordingMinutes} minutes after the last request to one of these endpoints or to the critique.`;

/** The log of a workspace. It does not contain the calls to its own endpoints. */
export const requestEndpoints = {
  listRequests: endpoint({
    method: 'GET',
    path: '/workspace/requests',
    title: 'List what you sent',
    description: `Returns the last ${logSize} requests in this workspace, the newest first, in pages. ${begins} The log itself, the critique and what a page of the site reads for itself, with the header X-Own-Page, are not recorded.`,
    headers,
    query: requestQuery,
    replies: {
      200: reply(z.array(requestSummary), {
        description: 'The requests of this page.',
        headers: {
          ...pagingHeaders,
          'X-Recorded-Since':
            'The time when the recording began. Earlier requests are not in the log.',
        },
        example: [summary],
      }),
    },
    problems: ['invalid-input', 'too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, query: { page: '1', limit: '10' } },
  }),

  followRequests: endpoint({
    method: 'GET',
    path: '/workspace/requests/live',
    title: 'Follow what you send',
    description: `Sends the requests in the log, the oldest first, and then each new one as a server-sent event. ${begins} A client that reconnects sends the id of the last event in Last-Event-ID and gets the requests after it. The stream begins with a comment and sends one after each ten quiet seconds.`,
    headers: {
      ...headers,
      'Last-Event-ID': z
        .string()
        .regex(/^\d{1,10}$/)
        .meta({
          description: 'The id of the last event that the client received.',
          examples: ['57'],
        }),
    },
    query: followQuery,
    replies: {
      200: streamReply('events', requestSummary, {
        description: 'The requests. The id of an event is that of its request.',
        headers: {
          'X-Recorded-Since':
            'The time when the recording began. Earlier requests are not in the log.',
        },
        example: [{ id: '57', data: summary }],
      }),
    },
    problems: ['invalid-input', 'too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, query: { seconds: '1' } },
  }),

  getRequest: endpoint({
    method: 'GET',
    path: '/workspace/requests/{id}',
    title: 'Show one request and its response',
    description: `Returns the headers and bodies of a request and of its response. The log keeps at most ${keptBytes} bytes of a body, and of a secret only its first characters.`,
    headers,
    params: requestParams,
    replies: {
      200: reply(recordedRequest, {
        description: 'The request and its response.',
        example: exampleRecord,
      }),
    },
    problems: ['invalid-input', 'not-found', 'too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, params: { id: '0' } },
  }),

  clearRequests: endpoint({
    method: 'DELETE',
    path: '/workspace/requests',
    title: 'Clear the log',
    description: 'Deletes the requests in the log. The recording goes on.',
    headers,
    replies: {
      200: reply(z.object({ message: z.literal('Log cleared') }).meta({ id: 'LogCleared' }), {
        description: 'The log is empty.',
        example: { message: 'Log cleared' },
      }),
    },
    problems: ['invalid-input', 'too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass },
  }),
};
