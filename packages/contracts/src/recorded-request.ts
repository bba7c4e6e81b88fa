import { z } from 'zod';
import { must } from './must.ts';
import { numberParameter } from './number-parameter.ts';
import { pagingFields } from './paging.ts';

/** The highest number of requests in the log of a workspace. */
export const logSize = 200;

/** The highest number of bytes that the log keeps of a body. */
export const keptBytes = 8192;

/** The minutes after the last look at the log after which the recording ends. */
export const recordingMinutes = 60;

/** Stands for the rest of a secret that the log does not keep. */
export const maskedRest = '…(masked)';

export const recordedMethods = [
  'GET',
  'HEAD',
  'QUERY',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
] as const;

export const endings = ['complete', 'left', 'broken'] as const;

const summary = {
  id: z
    .int()
    .min(0)
    .describe('The number of the request in the log. Later requests have higher ones.'),
  request_id: z.string().describe('The X-Request-Id of the response.'),
  time: z.iso.datetime().describe('The time when the API received the request.'),
  method: z.string(),
  path: z
    .string()
    .describe('The path and the query, as the client sent them, with masked secrets.'),
  status: z.int().nullable().describe('`null` if the request ended before its response began.'),
  ending: z
    .enum(endings)
    .describe(
      '`complete`: the whole response was sent. `left`: the client disconnected before. `broken`: the API cut the response off.',
    ),
  milliseconds: z.number().min(0).describe('The time from the request to the end of the response.'),
  response_bytes: z
    .int()
    .min(0)
    .nullable()
    .describe('The size of the body of the response; `null` if it had none.'),
  chance: z.string().nullable().describe('The header X-Chance of the response.'),
};

/** A request as the list and the stream show it. */
export const requestSummary = z.object(summary).meta({ id: 'RequestSummary' });
export type RequestSummary = z.infer<typeof requestSummary>;

const header = z.object({ name: z.string(), value: z.string() }).meta({ id: 'RecordedHeader' });
export type RecordedHeader = z.infer<typeof header>;

const body = z
  .object({
    text: z
      .string()
      .describe(
        `The first ${keptBytes} bytes as UTF-8, with masked secrets; empty if it is not text.`,
      ),
    bytes: z.int().min(0).describe('The size of the whole body.'),
    complete: z.boolean().describe('Whether `text` is the whole body.'),
  })
  .meta({ id: 'RecordedBody' });
export type RecordedBody = z.infer<typeof body>;

const message = z
  .object({
    headers: z
      .array(header)
      .describe(
        'In the order in which they were sent. `Connection`, `Keep-Alive` and `Transfer-Encoding` of a response belong to the connection and are left out.',
      ),
    body: body.nullable().describe('`null` if there was none, or if the API did not read it.'),
  })
  .meta({ id: 'RecordedMessage' });
export type RecordedMessage = z.infer<typeof message>;

/** A request with its answer. */
export const recordedRequest = z
  .object({ ...summary, request: message, answer: message })
  .meta({ id: 'RecordedRequest' });
export type RecordedRequest = z.infer<typeof recordedRequest>;

const statusText = must('be a status such as 404, or a class of statuses such as 4xx');
const sinceText = must('be a time such as 2026-03-02T09:00:00Z');
const pathText = must('be 1 to 200 characters');

export const requestQuery = z.strictObject({
  method: z
    .enum(recordedMethods, { error: must(`be one of ${recordedMethods.join(', ')}`) })
    .optional()
    .meta({ description: 'Returns only requests with this method.', examples: ['POST'] }),
  path: z
    .string({ error: pathText })
    .min(1, { error: pathText })
    .max(200, { error: pathText })
    .optional()
    .meta({
      description: 'Returns only requests whose path contains this text.',
      examples: ['/books'],
    }),
  status: z
    .string({ error: statusText })
    .regex(/^[1-5](\d\d|xx)$/, { error: statusText })
    .optional()
    .meta({
      description: 'Returns only requests with this status, or with a status of this class.',
      examples: ['4xx'],
    }),
  since: z.iso
    .datetime({ offset: true, error: sinceText })
    .optional()
    .meta({
      description: 'Returns only requests that the API received at this time or later.',
      examples: ['2026-03-02T09:00:00Z'],
    }),
  ...pagingFields,
});
export type RequestQuery = z.output<typeof requestQuery>;

export const requestParams = z.object({
  id: numberParameter({ min: 0, max: 2 ** 31 - 1 }, 'integer').describe(
    'The number of the request in the log. 0 is an example, which every log has beside its requests.',
  ),
});

export const followQuery = z.strictObject({
  seconds: numberParameter({ min: 1, max: 3600 }, 'integer')
    .default(60)
    .describe('The stream ends after this number of seconds. The client can then reconnect.'),
});
