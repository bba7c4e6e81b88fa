import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Request, Response } from 'express';
import { problemKinds } from '@sparring/contracts/problem';
import { bodyOf, endWith, rawAnswer, type Refusal } from '@sparring/serving/refusal';

const always = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

const gateway = {
  502: {
    title: 'Bad Gateway',
    detail: 'The API behind this site cannot be reached. Try again in a moment, or tell its host.',
  },
  504: {
    title: 'Gateway Timeout',
    detail: 'The API behind this site did not answer in time. Try again in a moment.',
  },
};

/** The API's own error shape, also when it is the API that is missing. */
export const sendProblem = (
  request: Request,
  response: Response,
  status: keyof typeof gateway,
): void => {
  const { title, detail } = gateway[status];
  response.status(status).set(always).type('application/problem+json').json({
    type: 'about:blank',
    title,
    status,
    detail,
    instance: request.originalUrl,
    error: title,
  });
};

/** What the API would refuse is refused here with the same words. */
export const sendRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): void => {
  const { status } = problemKinds[refusal.kind];
  const body = Buffer.from(JSON.stringify(bodyOf(refusal, request.url ?? '/')));
  response.writeHead(status, {
    ...always,
    ...refusal.headers,
    'Content-Type': 'application/problem+json',
    'Content-Length': body.length,
  });
  response.end(body);
};

/** For what never became a request. */
export const refuse = (socket: Duplex, refusal: Refusal): void => {
  endWith(socket, rawAnswer(refusal, Object.entries(always)));
};
