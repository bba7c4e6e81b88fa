import type { Endpoint } from '../endpoint.ts';
import {
  exampleText,
  formatsOf,
  jsonTypesOf,
  mediaTypeOf,
  type Reply,
  type SocketReply,
  type StreamReply,
} from '../reply.ts';
import { streamFormats } from '../stream.ts';
import { problemKinds } from '../problem.ts';
import { chanceHeaders } from './chance.ts';
import { headersOf } from './headers.ts';
import { headerObjects } from './openapi-headers.ts';
import {
  headersOfProblems,
  problemResponse,
  referToShared,
  commonResponses,
  type SharedComponents,
} from './openapi-problems.ts';
import { isOfTheServer, problemsOf } from './endpoint-problems.ts';
import { schemaOf, type Components, type Json } from './json-schema.ts';

/* Client generators read this as a file. Without a schema some of them generate no return value. */
const bytes = { type: 'string', format: 'binary' };

/* OpenAPI 3.1 cannot describe the items of a stream. The extension is named after `itemSchema` of OpenAPI 3.2. */
const streamContent = (reply: StreamReply, components: Components): Json => ({
  content: {
    [streamFormats[reply.format].mediaType]: {
      schema: { type: 'string' },
      example: exampleText(reply),
      'x-item-schema': schemaOf(reply.data, 'output', components),
    },
  },
});

/* OpenAPI has no WebSockets. An answer 101 has no content, so the messages are extensions of it. */
const socketContent = (reply: SocketReply, components: Components): Json => ({
  'x-sent-schema': schemaOf(reply.sent, 'input', components),
  'x-received-schema': schemaOf(reply.received, 'output', components),
  'x-example': exampleText(reply),
});

const textContent = (example: string): Json => ({ schema: { type: 'string' }, example });

const content = (reply: Reply, components: Components): Json => {
  if (reply.kind === 'empty') return {};
  if (reply.kind === 'page') return { content: { 'text/html': { schema: { type: 'string' } } } };
  if (reply.kind === 'file') return { content: { [reply.mediaType]: { schema: bytes } } };
  if (reply.kind === 'socket') return socketContent(reply, components);
  if (reply.kind === 'text') {
    return { content: { [mediaTypeOf(reply)!]: textContent(reply.example) } };
  }
  if (reply.kind === 'stream') return streamContent(reply, components);
  const media = { schema: schemaOf(reply.body, 'output', components), example: reply.example };
  const others = Array.from(formatsOf(reply), ([type, { example }]) => [
    type,
    textContent(example),
  ]);
  return {
    content: Object.fromEntries([...jsonTypesOf(reply).map((type) => [type, media]), ...others]),
  };
};

const replies = (endpoint: Endpoint, components: Components): [string, Json][] =>
  Object.entries(endpoint.replies).map(([status, reply]) => [
    status,
    {
      description: reply.description,
      headers: headerObjects(headersOf(endpoint, Number(status))),
      ...content(reply, components),
    },
  ]);

/** A status with problems alone is a reference, because many operations have the same ones. */
const problems = (endpoint: Endpoint, components: SharedComponents): [string, Json][] => {
  const own = problemsOf(endpoint).filter((kind) => !isOfTheServer(kind));
  const byStatus = Map.groupBy(own, (kind) => problemKinds[kind].status);
  return Array.from(byStatus, ([status, kinds]) => {
    const response = problemResponse(
      kinds,
      components.examples,
      headerObjects({ ...headersOfProblems(kinds), ...chanceHeaders(endpoint, status) }),
    );
    const isAlone = !(status in endpoint.replies);
    return [
      String(status),
      isAlone ? referToShared(kinds, response, components.responses) : response,
    ];
  });
};

const mergedOf = (parts: readonly Json[], name: 'headers' | 'content'): Json => {
  const merged: Json = Object.assign({}, ...parts.map((part) => part[name]));
  return Object.keys(merged).length > 0 ? { [name]: merged } : {};
};

/** A status can have a reply and problems: each has its own media type. */
const joined = (all: readonly (readonly [string, Json])[]): Json =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(all, ([status]) => status),
      ([status, same]) => {
        const parts = same.map(([, response]) => response);
        if (parts.length === 1) return [status, parts[0]!];
        return [
          status,
          {
            ...parts[0],
            description: parts.map(({ description }) => description).join(' '),
            ...mergedOf(parts, 'headers'),
            ...mergedOf(parts, 'content'),
          },
        ];
      },
    ),
  );

/** The responses of an operation, by status. */
export const responses = (endpoint: Endpoint, components: SharedComponents): Json => ({
  ...joined([...replies(endpoint, components.schemas), ...problems(endpoint, components)]),
  ...commonResponses(components),
});
