import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { jsonTypesOf, mediaTypeOf, type Reply } from '@sparring/contracts/reply';
import type { Given } from '../world.ts';
import { knownOf } from './known.ts';
import { openSocket, type Talk } from './open-socket.ts';
import { sendDownload } from './send-file.ts';
import { sendJson } from './send-json.ts';
import { sendStream } from './send-stream.ts';

const typesOf = (reply: Reply): readonly string[] => {
  if (reply.kind === 'json') return jsonTypesOf(reply);
  const type = mediaTypeOf(reply);
  return type === undefined ? [] : [type];
};

/** The media types of an endpoint's answers. */
export const answeredTypes = ({ replies }: Endpoint): readonly [string, ...string[]] => {
  const [first = 'application/json', ...others] =
    Object.values(replies)
      .map(typesOf)
      .find(({ length }) => length > 0) ?? [];
  return [first, ...others];
};

const sendText = (response: ServerResponse, text: string, contentType: string): void => {
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
};

/** Sends the answer of a handler as the documented reply of its status. */
export const sendAnswer = (
  { replies }: Endpoint,
  response: ServerResponse,
  answer: Given,
): Promise<void> | undefined => {
  const { status, body, headers = {} } = answer;
  const reply = replies[status]!;
  knownOf(response).answer = answer;
  response.statusCode = status;
  for (const name of Object.keys(headers)) response.setHeader(name, headers[name]!);
  if (reply.kind === 'json')
    sendJson(response, body, reply.mediaTypes && `${knownOf(response).mediaType}; charset=utf-8`);
  else if (reply.kind === 'page') sendText(response, body as string, 'text/html; charset=utf-8');
  else if (reply.kind === 'text') sendText(response, body as string, reply.contentType);
  else if (reply.kind === 'file') sendDownload(response, body as URL, reply.mediaType);
  else if (reply.kind === 'stream')
    return sendStream(response, reply.format, body as AsyncIterable<unknown>);
  else if (reply.kind === 'socket') return openSocket(response, body as Talk);
  else response.end();
  return undefined;
};
